"""Import of Diorama worlds into the editor of Unreal Engine.

`service` and `frame` do without Unreal; `editor` runs in the Python of its editor.
"""
