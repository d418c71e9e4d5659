"""Actors of a world in the open level. The tag and the folder of an actor contain the id of its world, so worlds stay separate.

Each world has one root, an empty actor. The other actors are attached to it, so the root moves the whole world.
"""

from __future__ import annotations

import unreal

from .frame import SKY_ANGLE, Rotation, Vector, player_start, spawn_rotation, sun_rotation
from .service import SpawnPoint, Sun

__all__ = [
    "adopt_mesh",
    "find_parts",
    "place_collider",
    "place_sky_light",
    "place_start",
    "place_sun",
    "remove_parts",
    "remove_world_actors",
]

ORIGIN: Vector = (0.0, 0.0, 0.0)
LEVEL = Rotation(0.0, 0.0)
ROOT_TAG = "DioramaRoot"
NO_COLLISION = "NoCollision"
BLOCK_ALL = "BlockAll"
SUN_LUX = 3.14
"""With pi lux, a white surface that faces the sun is as bright as a white surface of the mesh, whose materials are unlit."""


def find_parts(world_id: str) -> list[unreal.Actor]:
    """Return the actors that earlier imports of a world added, without its root."""
    return [actor for actor in _actors_of(world_id) if not _has_tag(actor, ROOT_TAG)]


def remove_parts(parts: list[unreal.Actor]) -> None:
    """Remove actors from the level."""
    for actor in parts:
        _subsystem().destroy_actor(actor)


def remove_world_actors(world_id: str) -> int:
    """Remove the actors of a world and its root, and return their number. Other actors stay."""
    actors = _actors_of(world_id)
    remove_parts(actors)
    return len(actors)


def adopt_mesh(world_id: str, actors: list[unreal.Actor]) -> None:
    """Mark the actors of the textured mesh, and attach them to the root of the world.

    Their collision is turned off, because only the collider stops bodies. Lumen ignores them, because it would treat their bright unlit
    surfaces as emitters.
    """
    root = _find_or_place_root(world_id)
    for actor in actors:
        _mark(actor, world_id)
        if actor.get_attach_parent_actor() is None:
            _attach(actor, root)
        for component in actor.get_components_by_class(unreal.StaticMeshComponent):
            component.set_collision_profile_name(NO_COLLISION)
            component.set_editor_property("affect_dynamic_indirect_lighting", False)


def place_collider(world_id: str, mesh: unreal.StaticMesh) -> None:
    """Place a static mesh that stops bodies and is not drawn. The view mode *Player Collision* needs *Visible*, which is off here."""
    actor = _spawn(unreal.StaticMeshActor, world_id, ORIGIN, LEVEL, "collider")
    component = actor.static_mesh_component
    component.set_static_mesh(mesh)
    component.set_collision_profile_name(BLOCK_ALL)
    component.set_visibility(False)
    actor.set_actor_hidden_in_game(True)


def place_sky_light(world_id: str, cubemap: unreal.TextureCube) -> None:
    """Place a sky light with the panorama. If the level has another sky light, the new one is turned off, and a warning says so."""
    others = _labels_of(unreal.SkyLight)
    component = _spawn(unreal.SkyLight, world_id, ORIGIN, LEVEL, "sky light").light_component
    component.set_mobility(unreal.ComponentMobility.MOVABLE)
    component.set_editor_property("source_type", unreal.SkyLightSourceType.SLS_SPECIFIED_CUBEMAP)
    component.set_editor_property("cubemap", cubemap)
    component.set_editor_property("source_cubemap_angle", SKY_ANGLE)
    component.set_editor_property("real_time_capture", False)
    component.set_editor_property("lower_hemisphere_is_black", False)  # the panorama contains the ground
    if others:
        component.set_visibility(False)
        unreal.log_warning(f"Diorama: the level has another sky light ({others}), so the sky light of this world is turned off")
    else:
        component.recapture_sky()


def place_start(world_id: str, spawn: SpawnPoint, eye_height: float) -> None:
    """Place a Player Start on the ground below a spawn point."""
    _spawn(unreal.PlayerStart, world_id, player_start(spawn.position, eye_height), spawn_rotation(spawn.azimuth), "start")


def place_sun(world_id: str, sun: Sun) -> None:
    """Place a directional light that shines from the sun to the origin. If the level has another one, the new one is turned off."""
    others = _labels_of(unreal.DirectionalLight)
    component = _spawn(unreal.DirectionalLight, world_id, ORIGIN, sun_rotation(sun.azimuth, sun.elevation), "sun").light_component
    component.set_mobility(unreal.ComponentMobility.MOVABLE)
    component.set_editor_property("intensity", SUN_LUX)
    if others:
        component.set_visibility(False)
        unreal.log_warning(f"Diorama: the level has another directional light ({others}), so the sun of this world is turned off")


def _spawn(kind: type[unreal.Actor], world_id: str, location: Vector, rotation: Rotation, noun: str) -> unreal.Actor:
    """Place an actor, with the location and the rotation relative to the root of the world."""
    actor = _spawn_alone(kind, world_id, location, rotation, noun)
    _attach(actor, _find_or_place_root(world_id))
    return actor


def _find_or_place_root(world_id: str) -> unreal.Actor:
    """Return the root of a world. Its type is Target Point, whose mobility is Static: static meshes do not attach to movable actors."""
    found = [actor for actor in _actors_of(world_id) if _has_tag(actor, ROOT_TAG)]
    if found:
        return found[0]
    root = _spawn_alone(unreal.TargetPoint, world_id, ORIGIN, LEVEL, "world")
    root.tags = [*root.tags, unreal.Name(ROOT_TAG)]
    return root


def _attach(actor: unreal.Actor, root: unreal.Actor) -> None:
    keep = unreal.AttachmentRule.KEEP_RELATIVE
    actor.attach_to_actor(root, "", keep, keep, keep, False)


def _spawn_alone(kind: type[unreal.Actor], world_id: str, location: Vector, rotation: Rotation, noun: str) -> unreal.Actor:
    angles = unreal.Rotator(roll=0.0, pitch=rotation.pitch, yaw=rotation.yaw)
    actor = _subsystem().spawn_actor_from_class(kind, unreal.Vector(*location), angles)
    actor.set_actor_label(f"Diorama {noun} {world_id[-6:]}")
    _mark(actor, world_id)
    return actor


def _mark(actor: unreal.Actor, world_id: str) -> None:
    actor.tags = [*actor.tags, unreal.Name(_tag(world_id))]
    actor.set_folder_path(unreal.Name(f"Diorama/{world_id}"))


def _actors_of(world_id: str) -> list[unreal.Actor]:
    return [actor for actor in _subsystem().get_all_level_actors() if _has_tag(actor, _tag(world_id))]


def _labels_of(kind: type[unreal.Actor]) -> str:
    """Return the labels of the actors of a class; an empty text if the level has none."""
    return ", ".join(str(actor.get_actor_label()) for actor in _subsystem().get_all_level_actors() if isinstance(actor, kind))


def _has_tag(actor: unreal.Actor, tag: str) -> bool:
    return tag in [str(entry) for entry in actor.tags]


def _tag(world_id: str) -> str:
    return f"Diorama:{world_id}"


def _subsystem() -> unreal.EditorActorSubsystem:
    return unreal.get_editor_subsystem(unreal.EditorActorSubsystem)
