"""The menu *Tools > Diorama* of the editor. `init_unreal.py` adds it at the start of the editor."""

from __future__ import annotations

import json

import unreal

from .editor import find_worlds, import_world

__all__ = ["add_menu", "import_listed", "list_worlds_in_menu"]

OWNER = "Diorama"
TOOLS = "LevelEditor.MainMenu.Tools"
ACTIONS = "Actions"
WORLDS = "Worlds"
EXPORTS = "DioramaWithExports"
EXPORTS_LABEL = "Import with exports (3,580 credits)"
EXPORTS_TIP = "Exports the textured mesh and the HDR panorama if the world does not have them, and imports the world"
MODULE = "diorama_unreal.menu"

_listed: set[str] = set()
"""Worlds that have an entry. The editor keeps entries until it closes."""


def add_menu() -> None:
    """Add *Tools > Diorama* with the entry *List Worlds*."""
    menu = _find_menu()
    menu.add_section(ACTIONS, "Service")
    menu.add_section(WORLDS, "Import a world")
    _find_export_menu(menu)
    tip = "Lists the newest finished worlds of the account in this menu and in the Output Log"
    _add_entry(menu, ACTIONS, "DioramaListWorlds", "List Worlds", tip, f"import {MODULE}; {MODULE}.list_worlds_in_menu()")


def list_worlds_in_menu() -> None:
    """Add two entries for each of the newest worlds: one imports its world without exports, the other with them."""
    menu = _find_menu()
    exports = _find_export_menu(menu)
    for world in find_worlds():
        unreal.log(f"{world.world_id}  {world.name}")
        if world.world_id in _listed:
            continue
        _listed.add(world.world_id)
        label = f"{world.name or 'Unnamed'} ({world.world_id[-6:]})"
        argument = json.dumps(world.world_id)
        command = f"import {MODULE}; {MODULE}.import_listed({argument})"
        tip = "Imports this world into the open level, without exports"
        _add_entry(menu, WORLDS, f"DioramaImport{world.world_id}", label, tip, command)
        command = f"import {MODULE}; {MODULE}.import_listed({argument}, may_export=True)"
        _add_entry(exports, WORLDS, f"DioramaExport{world.world_id}", label, EXPORTS_TIP, command)


def import_listed(world_id: str, *, may_export: bool = False) -> None:
    """Import a world, with the exports of missing files if the user chose them."""
    import_world(world_id, may_export=may_export)


def _find_menu() -> unreal.ToolMenu:
    """Return the submenu. The editor returns the existing submenu if the module added it before."""
    tools = unreal.ToolMenus.get().extend_menu(TOOLS)
    return tools.add_sub_menu(OWNER, OWNER, OWNER, "Diorama", "Imports worlds of a Diorama service")


def _find_export_menu(menu: unreal.ToolMenu) -> unreal.ToolMenu:
    """Return the submenu for imports with exports, which cost credits."""
    exports = menu.add_sub_menu(OWNER, WORLDS, EXPORTS, EXPORTS_LABEL, EXPORTS_TIP)
    exports.add_section(WORLDS, "Import a world")
    return exports


def _add_entry(menu: unreal.ToolMenu, section: str, name: str, label: str, tip: str, command: str) -> None:
    entry = unreal.ToolMenuEntry(name=name, type=unreal.MultiBlockType.MENU_ENTRY)
    entry.set_label(label)
    entry.set_tool_tip(tip)
    entry.set_string_command(unreal.ToolMenuStringCommandType.PYTHON, "", command)
    menu.add_menu_entry(section, entry)
    unreal.ToolMenus.get().refresh_all_widgets()
