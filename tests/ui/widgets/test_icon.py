from judgekit.ui.widgets.icon import IconStore


def test_an_icon_takes_the_colour_and_size_asked_for(qapp, icons_folder):
    pixmap = IconStore(icons_folder).pixmap("tick", "#ff0000", 18, 2.0)
    assert pixmap.deviceIndependentSize().width() == 18
    assert pixmap.width() == 36
    image = pixmap.toImage()
    inks = {image.pixelColor(x, y).name() for x in range(36) for y in range(36)}
    assert "#ff0000" in inks


def test_the_same_icon_is_drawn_once(qapp, icons_folder):
    store = IconStore(icons_folder)
    first, second = store.pixmap("book", "#000000", 18), store.pixmap("book", "#000000", 18)
    assert first.cacheKey() == second.cacheKey()


def test_a_missing_icon_is_empty_and_no_error(qapp, tmp_path):
    assert not IconStore(tmp_path).pixmap("none", "#000000", 18).isNull()


def test_every_icon_is_drawn_alike(icons_folder):
    for file in sorted(icons_folder.glob("*.svg")):
        if file.stem == "judgekit":
            continue
        text = file.read_text(encoding="utf-8")
        assert 'viewBox="0 0 24 24"' in text, file.name
        assert 'stroke-width="1.75"' in text, file.name
        assert 'stroke="currentColor"' in text, file.name
        assert "#" not in text, file.name
