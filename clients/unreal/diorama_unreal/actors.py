"""Actors of a world in the open level. The tag and the folder of an actor contain the id of its world, so worlds stay separate."""

from __future__ import annotations

import unreal

from .frame import SKY_ANGLE, Rotation, Vector, player_start, spawn_rotation, sun_rotation
from .service import SpawnPoint, Sun

__all__ = ["adopt_mesh", "place_collider", "place_sky_light", "place_start", "place_sun", "remove_actors"]

ORIGIN: Vector = (0.0, 0.0, 0.0)
LEVEL = Rotation(0.0, 0.0)
NO_COLLISION = "NoCollision"
BLOCK_ALL = "BlockAll"
SUN_LUX = 3.14
"""With pi lux, a white surface that faces the sun is as bright as a white surface of the mesh, whose materials are unlit."""


def remove_actors(world_id: str) -> int:
    """Remove the actors that an earlier import of the same world added, and return their number. Other actors stay."""
    subsystem = _subsystem()
    actors = [actor for actor in subsystem.get_all_level_actors() if _belongs_to(actor, world_id)]
    for actor in actors:
        subsystem.destroy_actor(actor)
    return len(actors)


def adopt_mesh(world_id: str, actors: list[unreal.Actor]) -> None:
    """Mark the actors of the textured mesh, and turn off their collision: only the collider stops bodies."""
    for actor in actors:
        _mark(actor, world_id)
        for component in actor.get_components_by_class(unreal.StaticMeshComponent):
            component.set_collision_profile_name(NO_COLLISION)


def place_collider(world_id: str, mesh: unreal.StaticMesh) -> None:
    """Place a static mesh that stops bodies and is not drawn."""
    actor = _spawn(unreal.StaticMeshActor, world_id, ORIGIN, LEVEL, "collider")
    component = actor.static_mesh_component
    component.set_static_mesh(mesh)
    component.set_collision_profile_name(BLOCK_ALL)
    component.set_visibility(False)
    actor.set_actor_hidden_in_game(True)


def place_sky_light(world_id: str, cubemap: unreal.TextureCube) -> None:
    """Place a sky light with the panorama. If the level has another sky light, the new one is turned off, and a warning says so."""
    others = [actor for actor in _subsystem().get_all_level_actors() if isinstance(actor, unreal.SkyLight)]
    component = _spawn(unreal.SkyLight, world_id, ORIGIN, LEVEL, "sky light").light_component
    component.set_mobility(unreal.ComponentMobility.MOVABLE)
    component.set_editor_property("source_type", unreal.SkyLightSourceType.SLS_SPECIFIED_CUBEMAP)
    component.set_editor_property("cubemap", cubemap)
    component.set_editor_property("source_cubemap_angle", SKY_ANGLE)
    component.set_editor_property("real_time_capture", False)
    component.set_editor_property("lower_hemisphere_is_black", False)  # the panorama contains the ground
    if others:
        component.set_visibility(False)
        labels = ", ".join(str(actor.get_actor_label()) for actor in others)
        unreal.log_warning(f"Diorama: the level has another sky light ({labels}), so the sky light of this world is turned off")
    else:
        component.recapture_sky()


def place_start(world_id: str, spawn: SpawnPoint, eye_height: float) -> None:
    """Place a Player Start on the ground below a spawn point."""
    _spawn(unreal.PlayerStart, world_id, player_start(spawn.position, eye_height), spawn_rotation(spawn.azimuth), "start")


def place_sun(world_id: str, sun: Sun) -> None:
    """Place a directional light that shines from the sun to the origin."""
    component = _spawn(unreal.DirectionalLight, world_id, ORIGIN, sun_rotation(sun.azimuth, sun.elevation), "sun").light_component
    component.set_mobility(unreal.ComponentMobility.MOVABLE)
    component.set_editor_property("intensity", SUN_LUX)


def _spawn(kind: type[unreal.Actor], world_id: str, location: Vector, rotation: Rotation, noun: str) -> unreal.Actor:
    angles = unreal.Rotator(roll=0.0, pitch=rotation.pitch, yaw=rotation.yaw)
    actor = _subsystem().spawn_actor_from_class(kind, unreal.Vector(*location), angles)
    actor.set_actor_label(f"Diorama {noun} {world_id[-6:]}")
    _mark(actor, world_id)
    return actor


def _mark(actor: unreal.Actor, world_id: str) -> None:
    actor.tags = [*actor.tags, unreal.Name(_tag(world_id))]
    actor.set_folder_path(unreal.Name(f"Diorama/{world_id}"))


def _belongs_to(actor: unreal.Actor, world_id: str) -> bool:
    return _tag(world_id) in [str(tag) for tag in actor.tags]


def _tag(world_id: str) -> str:
    return f"Diorama:{world_id}"


def _subsystem() -> unreal.EditorActorSubsystem:
    return unreal.get_editor_subsystem(unreal.EditorActorSubsystem)
