"""What Qt's own dialogs say and its Spanish or Russian catalogue lacks, as of Qt 6.11: by context,
for the program's own catalogues."""

from collections.abc import Mapping

LACKING: Mapping[str, tuple[str, ...]] = {
    "QFileDialog": ("&Look in:", "Files of &type:"),
    "QAbstractFileIconProvider": ("Drive", "Folder", "File", "%1 File", "Shortcut", "Unknown"),
    "QPrintSettingsOutput": (
        "Pages",
        "Page &Set:",
        "Specify pages or ranges separated by commas. Ranges are specified by two numbers separated"
        " by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.",
        "Double Sided Printing",
        "Off",
        "Long side binding",
        "Short side binding",
    ),
    "QPrintPropertiesDialog": (
        "Page Setup Conflicts",
        "There are conflicts in page setup options. Do you want to fix them?",
        "Advanced Option Conflicts",
        "There are conflicts in some advanced options. Do you want to fix them?",
    ),
}
