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
MODULE = "diorama_unreal.menu"

_listed: set[str] = set()
"""Worlds that have an entry. The editor keeps entries until it closes."""


def add_menu() -> None:
    """Add *Tools > Diorama* with the entry *List Worlds*."""
    menu = _find_menu()
    menu.add_section(ACTIONS, "Service")
    menu.add_section(WORLDS, "Import a world")
    tip = "Lists the newest finished worlds of the account in this menu and in the Output Log"
    _add_entry(menu, ACTIONS, "DioramaListWorlds", "List Worlds", tip, f"import {MODULE}; {MODULE}.list_worlds_in_menu()")


def list_worlds_in_menu() -> None:
    """Add an entry for each of the newest worlds. An entry imports its world without exports."""
    menu = _find_menu()
    for world in find_worlds():
        unreal.log(f"{world.world_id}  {world.name}")
        if world.world_id in _listed:
            continue
        _listed.add(world.world_id)
        label = f"{world.name or 'Unnamed'} ({world.world_id[-6:]})"
        command = f"import {MODULE}; {MODULE}.import_listed({json.dumps(world.world_id)})"
        tip = "Imports this world into the open level, without exports"
        _add_entry(menu, WORLDS, f"DioramaImport{world.world_id}", label, tip, command)


def import_listed(world_id: str) -> None:
    """Import a world with the default options."""
    import_world(world_id)


def _find_menu() -> unreal.ToolMenu:
    """Return the submenu. The editor returns the existing submenu if the module added it before."""
    tools = unreal.ToolMenus.get().extend_menu(TOOLS)
    return tools.add_sub_menu(OWNER, OWNER, OWNER, "Diorama", "Imports worlds of a Diorama service")


def _add_entry(menu: unreal.ToolMenu, section: str, name: str, label: str, tip: str, command: str) -> None:
    entry = unreal.ToolMenuEntry(name=name, type=unreal.MultiBlockType.MENU_ENTRY)
    entry.set_label(label)
    entry.set_tool_tip(tip)
    entry.set_string_command(unreal.ToolMenuStringCommandType.PYTHON, "", command)
    menu.add_menu_entry(section, entry)
    unreal.ToolMenus.get().refresh_all_widgets()
