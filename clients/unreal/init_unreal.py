"""Start of the editor: Unreal runs this file from `Content/Python`, and it adds the menu *Tools > Diorama*."""

from diorama_unreal.menu import add_menu

add_menu()
