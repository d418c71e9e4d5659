"""Import of Diorama worlds into the editor of Unreal Engine.

`service`, `frame` and `glb` do without Unreal. `editor`, `assets` and `actors` run in the Python of its editor.
"""
