from judgekit.views.cards.card_way import CardWay


def walked(*names: str) -> CardWay:
    way = CardWay()
    for name in names:
        way.go(name)
        way.keep(name)
    return way


def test_back_and_forward_follow_the_order_of_opening():
    way = walked("A", "B", "C")
    assert [way.step(-1), way.step(-1), way.step(-1)] == ["B", "A", ""]
    assert [way.step(1), way.can_step(1), way.step(1), way.can_step(1)] == ["B", True, "C", False]


def test_what_was_ahead_is_forgotten_with_the_next_card():
    way = walked("A", "B")
    way.step(-1)
    way.go("C")
    assert (way.step(1), way.step(-1)) == ("", "A")


def test_the_same_card_again_is_no_step():
    way = walked("A", "A")
    assert not way.can_step(-1)


def test_each_card_is_read_once_the_newest_first():
    assert walked("A", "B", "A").read == ["A", "B"]
