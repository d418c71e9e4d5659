"""Import of Diorama worlds into the editor of Unreal Engine.

`service`, `settings`, `frame` and `glb` do without Unreal. `editor`, `assets`, `actors` and `menu` run in the Python of its editor.
"""
