"""Types of the World Generation API, generated from docs/reference/openapi.json by tools/python-client.mjs. Do not edit.

Classes are what the service returns: frozen dataclasses. Types whose names end in `Param` or `Options` are what it takes: dictionaries.
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Union

from typing_extensions import Required, TypedDict

from ._core.deprecation import renamed
from ._core.model import Model
from ._core.world_methods import WorldMethods

AssetType = Literal["splats", "mesh", "panorama", "world", "occupancy", "navmesh", "camera_path"]
DeliveryState = Literal["SCHEDULED", "PUBLISH_FAILED", "PENDING", "IN_FLIGHT", "DELIVERED", "SUPPRESSED", "EXHAUSTED"]
EngineName = Literal["procedural", "painted", "models"]
ExportFormat = Literal["ply", "sog", "sog-lod", "gltf", "glb", "glb-lod", "usdz", "hdr", "zip", "mp4", "frames"]
Landform = Literal["plain", "hills", "valley", "peaks", "ridge", "canyon", "gorge", "mesas", "plateau", "badlands", "cliff-coast", "fjord", "island", "archipelago", "river-bank", "dunes", "crater", "craters", "volcano", "terraces", "floating-islands", "sea-bed", "asteroid"]
MediaKind = Literal["image", "video"]
MediaState = Literal["PENDING_UPLOAD", "READY", "REJECTED", "EXPIRED"]
ModelName = Literal["svc-1.0", "svc-1.1", "svc-1.1-plus", "svc-1.0-draft"]
ObjectState = Literal["rusty", "mossy", "broken", "wet", "snow-covered", "burning", "glowing"]
OperationState = Literal["QUEUED", "RUNNING", "SUCCEEDED", "FAILED", "CANCELLED"]
OutdoorPlace = Literal["canyon", "alpine", "meadow", "desert", "beach", "forest", "tundra", "volcanic", "swamp", "village", "tropical-island", "rainforest", "conifer-forest", "farmland", "city-street", "ruins"]
Place = Literal["canyon", "alpine", "meadow", "desert", "beach", "forest", "tundra", "volcanic", "swamp", "village", "tropical-island", "rainforest", "conifer-forest", "farmland", "city-street", "ruins", "living-room", "library", "workshop", "temple-hall", "kitchen", "cave", "spaceship-corridor"]
RelationKind = Literal["on", "under", "inside", "beside", "near", "behind", "in-front-of", "left-of", "right-of", "between", "around", "facing", "against", "along", "at-end-of", "in-corner", "in-middle", "hanging-from", "above", "in-row", "in-circle", "in-pairs", "far"]
Scope = Literal["worlds:read", "worlds:write", "operations:read", "media:write", "account:read", "account:write"]
Season = Literal["spring", "summer", "autumn", "winter"]
TaskErrorCode = Literal["INPUT_UNAVAILABLE", "TIMEOUT", "CANCELLED", "EXPIRED", "UNDECODABLE_MEDIA", "AGENT_TOO_LARGE", "ENGINE_FAILED", "NO_CAPACITY"]
TaskName = Literal["generateWorld", "panoDepthToRgb", "exportWorld"]
TimeOfDay = Literal["dawn", "day", "dusk", "night"]
Weather = Literal["clear", "overcast", "fog", "snow", "rain"]


class SharingRequestParam(TypedDict, total=False):
    """Restrictions of the link of a world. An omitted field keeps its value, and `None` removes the restriction."""
    expires_at: datetime.datetime | str | None
    """Time at which the link to the world expires. It must be in the future. With null, the link does not expire."""
    password: str | None
    """Password that visitors need. With null, they do not need a password. The service stores a salted hash and never returns the password. 8 to 128 characters."""


class MoveChangeParam(TypedDict, total=False):
    """The `move` of a scene change."""
    object: Required[int | str]
    """Index of an entry in `objects` of the world's scene, from 0. If the scene has only one entry of a kind, you can also use the kind."""
    item: int | None
    """Number of the object within its entry, from 0, in the order in which the engine placed the objects. Required if the entry has several objects. Range: 0 to 199."""
    to: Required[ObjectPlacementParam | ObjectPlacement]
    """New placement of the object."""


class RemoveChangeParam(TypedDict, total=False):
    """The `remove` of a scene change."""
    object: Required[int | str]
    """Index of an entry in `objects` of the world's scene, from 0. If the scene has only one entry of a kind, you can also use the kind."""
    item: int | None
    """Number of the object within its entry, from 0, in the order in which the engine placed the objects. If omitted, the edit applies to all objects of the entry. Range: 0 to 199."""


class RestyleChangeParam(TypedDict, total=False):
    """The `restyle` of a scene change."""
    object: Required[int | str]
    """Index of an entry in `objects` of the world's scene, from 0. If the scene has only one entry of a kind, you can also use the kind."""
    item: int | None
    """Number of the object within its entry, from 0, in the order in which the engine placed the objects. If omitted, the edit applies to all objects of the entry. Range: 0 to 199."""
    size: float | None
    """Scale relative to the usual size of the kind. Range: 0.3 to 3."""
    color: list[float] | None
    """Colour as linear red, green and blue, each from 0 to 1. 3 entries."""
    substance: str | None
    """Substance of the principal part, from `GET /svc/v1/catalogue`. 1 to 64 characters."""
    state: ObjectState | None
    """Condition of the object."""


class SceneChangeParam(TypedDict, total=False):
    """A change for `worlds.edit`. Set exactly one of the fields."""
    add: SceneObjectParam | SceneObject | None
    """Adds an object, or several objects of one kind."""
    move: MoveChangeParam | None
    """Moves one object. Objects that stand on it move with it. Without `turn`, the object keeps its direction."""
    remove: RemoveChangeParam | None
    """Removes objects."""
    restyle: RestyleChangeParam | None
    """Gives objects another size, colour, substance or condition. Omitted properties keep their values."""


class PermissionRequestParam(TypedDict, total=False):
    """Who can read a world. In `worlds.update`, an omitted field keeps its value."""
    public: bool | None
    """Whether the gallery lists the world. Default for a new world: false."""
    allow_id_access: bool | None
    """Whether anyone with the link can read the world. Default for a new world: false."""
    allowed_readers: list[str] | None
    """IDs of accounts that can read the world with their own API keys. Up to 64 entries of 1 to 64 characters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TextPrompt(Model):
    """A text prompt."""
    type: Literal["text"]
    """Kind of the prompt: a text prompt."""
    text_prompt: str
    """The prompt in plain English."""
    disable_recaption: bool | None = None
    """Whether the service reads the text without the language model (planner) of the installation. Default: false. Without a planner, the field has no effect."""


class TextPromptParam(TypedDict, total=False):
    """A text prompt."""
    type: Required[Literal["text"]]
    """Kind of the prompt: a text prompt."""
    text_prompt: Required[str]
    """The prompt in plain English. 1 to 2000 characters."""
    disable_recaption: bool | None
    """Whether the service reads the text without the language model (planner) of the installation. Default: false. Without a planner, the field has no effect."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ImagePrompt(Model):
    """A prompt with one image, such as a photo or a panorama."""
    type: Literal["image"]
    """Kind of the prompt: one image."""
    image_prompt: MediaReference
    """The image."""
    is_pano: Literal["auto"] | bool | None = None
    """Whether the image is an equirectangular panorama. Default: `auto`, which detects it."""
    text_prompt: str | None = None
    """Description of the place around the image or video. If it is omitted or empty, the engine derives the place and the caption from the image or video."""
    disable_recaption: bool | None = None
    """Whether the service reads the text without the language model (planner) of the installation. Default: false. Without a planner, the field has no effect."""


class ImagePromptParam(TypedDict, total=False):
    """A prompt with one image, such as a photo or a panorama."""
    type: Required[Literal["image"]]
    """Kind of the prompt: one image."""
    image_prompt: Required[MediaReferenceParam]
    """The image."""
    is_pano: Literal["auto"] | bool | None
    """Whether the image is an equirectangular panorama. Default: `auto`, which detects it."""
    text_prompt: str | None
    """Description of the place around the image or video. If it is omitted or empty, the engine derives the place and the caption from the image or video. Up to 2000 characters."""
    disable_recaption: bool | None
    """Whether the service reads the text without the language model (planner) of the installation. Default: false. Without a planner, the field has no effect."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MultiImagePrompt(Model):
    """A prompt with several images of one place."""
    type: Literal["multi-image"]
    """Kind of the prompt: several images."""
    multi_image_prompt: list[PlacedImage]
    """The images with their directions."""
    reconstruct_images: bool | None = None
    """Whether to accept up to 8 images instead of 4. Default: false."""
    text_prompt: str | None = None
    """Description of the place around the image or video. If it is omitted or empty, the engine derives the place and the caption from the image or video."""
    disable_recaption: bool | None = None
    """Whether the service reads the text without the language model (planner) of the installation. Default: false. Without a planner, the field has no effect."""


class MultiImagePromptParam(TypedDict, total=False):
    """A prompt with several images of one place."""
    type: Required[Literal["multi-image"]]
    """Kind of the prompt: several images."""
    multi_image_prompt: Required[list[PlacedImageParam | PlacedImage]]
    """The images with their directions. 1 to 8 entries."""
    reconstruct_images: bool | None
    """Whether to accept up to 8 images instead of 4. Default: false."""
    text_prompt: str | None
    """Description of the place around the image or video. If it is omitted or empty, the engine derives the place and the caption from the image or video. Up to 2000 characters."""
    disable_recaption: bool | None
    """Whether the service reads the text without the language model (planner) of the installation. Default: false. Without a planner, the field has no effect."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacedImage(Model):
    """An image of a prompt with several images, and its direction."""
    azimuth: float | None = None
    """Direction of the image in degrees: 0 is the front, 90 the right, 180 the back and 270 the left."""
    content: MediaReference
    """The image."""


class PlacedImageParam(TypedDict, total=False):
    """An image of a prompt with several images, and its direction."""
    azimuth: float | None
    """Direction of the image in degrees: 0 is the front, 90 the right, 180 the back and 270 the left."""
    content: Required[MediaReferenceParam]
    """The image."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VideoPrompt(Model):
    """A prompt with a video recorded by a camera that rotates in place."""
    type: Literal["video"]
    """Kind of the prompt: a video."""
    video_prompt: MediaReference
    """The video."""
    text_prompt: str | None = None
    """Description of the place around the image or video. If it is omitted or empty, the engine derives the place and the caption from the image or video."""
    disable_recaption: bool | None = None
    """Whether the service reads the text without the language model (planner) of the installation. Default: false. Without a planner, the field has no effect."""


class VideoPromptParam(TypedDict, total=False):
    """A prompt with a video recorded by a camera that rotates in place."""
    type: Required[Literal["video"]]
    """Kind of the prompt: a video."""
    video_prompt: Required[MediaReferenceParam]
    """The video."""
    text_prompt: str | None
    """Description of the place around the image or video. If it is omitted or empty, the engine derives the place and the caption from the image or video. Up to 2000 characters."""
    disable_recaption: bool | None
    """Whether the service reads the text without the language model (planner) of the installation. Default: false. Without a planner, the field has no effect."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScenePrompt(Model):
    """A prompt that is a scene."""
    type: Literal["scene"]
    """Kind of the prompt: a scene."""
    scene: Scene
    """The scene as JSON."""


class ScenePromptParam(TypedDict, total=False):
    """A prompt that is a scene."""
    type: Required[Literal["scene"]]
    """Kind of the prompt: a scene."""
    scene: Required[SceneParam | Scene]
    """The scene as JSON."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene(Model):
    """The place, the objects and the style of a world, as JSON."""
    version: Literal[1, 2]
    """Version of the scene format. Other versions are rejected."""
    seed: int | None = None
    """Seed of the world. A seed in the request takes precedence."""
    place: Place
    """Place of the scene."""
    room: str | None = None
    """Type of room from the catalogue. `place` determines its style. Version 2."""
    site: str | None = None
    """Catalogue ID of a site to build on `place`. Version 2."""
    landform: Landform | None = None
    """Shape of the land. Version 2. Defaults to the shape of the place."""
    ground: OutdoorPlace | None = None
    """Outdoor place that supplies the ground and the plants, such as `desert` for a village in a desert. Defaults to the ground of `place`. Version 2."""
    backdrops: list[Backdrop] | None = None
    """Other places that are visible from this one. Outdoors, they are 60 to 160 m away. Version 2."""
    styles: list[str] | None = None
    """Styles from the catalogue, such as `victorian` or `cyberpunk`, with the strongest style first. Version 2."""
    locale: str | None = None
    """City, country or fictional setting from the catalogue that gives the place its style, such as `venice`. Version 2."""
    surfaces: RoomSurfaces | None = None
    """Materials of the walls, the floor and the ceiling of a room. Version 2. Defaults to the usual surfaces of the room."""
    light: SceneLight | None = None
    """Colour of the artificial light: of the lamps of a room, and of the lamps outdoors when `time` is not `day`. Daylight in a room is dimmed. Version 2. Defaults to the light of the usual lamps."""
    size: RoomSize | None = None
    """Clear measures of a room. Rejected outdoors, in caves and in spaceship corridors. Version 2. Defaults to the measures of the type of room."""
    time: TimeOfDay | None = None
    """Time of day. Defaults to `day`."""
    weather: Weather | None = None
    """Weather. Defaults to `clear`."""
    season: Season | None = None
    """Season. Defaults to `summer`."""
    objects: list[SceneObject] | None = None
    """Objects in addition to the objects that the place contains by default. Outdoor objects are omitted in rooms."""
    relations: list[SceneRelation] | None = None
    """Relations of the objects to one another and to the place. Version 2."""
    water: Literal["none", "river", "lake", "sea", "waterfall", "canal", "pools"] | None = None
    """Body of water. Defaults to `none`. `waterfall`, `canal` and `pools` need version 2."""
    liquid: Literal["ice", "lava", "hot", "slime"] | None = None
    """Substance that replaces liquid water. Version 2. Defaults to liquid water."""
    flood: float | None = None
    """Depth in metres of the water that stands on the floor of a room. Rejected outdoors, in caves and in spaceship corridors. Version 2. Defaults to a dry floor."""
    relief: float | None = None
    """Ruggedness of the terrain relative to the default of the place. Defaults to 1."""
    density: float | None = None
    """Density of the plants and furniture of the place relative to its default. Defaults to 1."""
    cover: Literal["none", "moss", "snow", "grass", "sand", "leaves", "flowers"] | None = None
    """Cover of the ground and the rocks. Defaults to `none`."""
    without: list[str] | None = None
    """Kinds of object that the place must not contain."""
    edits: list[SceneEdit] | None = None
    """Changes to the objects, which are applied after the layout of the world. Version 2."""


class SceneParam(TypedDict, total=False):
    """The place, the objects and the style of a world, as JSON."""
    version: Required[Literal[1, 2]]
    """Version of the scene format. Other versions are rejected."""
    seed: int | None
    """Seed of the world. A seed in the request takes precedence. Range: 0 to 4294967295."""
    place: Required[Place]
    """Place of the scene."""
    room: str | None
    """Type of room from the catalogue. `place` determines its style. Version 2. 1 to 64 characters."""
    site: str | None
    """Catalogue ID of a site to build on `place`. Version 2. 1 to 64 characters."""
    landform: Landform | None
    """Shape of the land. Version 2. Defaults to the shape of the place."""
    ground: OutdoorPlace | None
    """Outdoor place that supplies the ground and the plants, such as `desert` for a village in a desert. Defaults to the ground of `place`. Version 2."""
    backdrops: list[BackdropParam | Backdrop] | None
    """Other places that are visible from this one. Outdoors, they are 60 to 160 m away. Version 2. Up to 3 entries."""
    styles: list[str] | None
    """Styles from the catalogue, such as `victorian` or `cyberpunk`, with the strongest style first. Version 2. Up to 2 entries of 1 to 64 characters."""
    locale: str | None
    """City, country or fictional setting from the catalogue that gives the place its style, such as `venice`. Version 2. 1 to 64 characters."""
    surfaces: RoomSurfacesParam | RoomSurfaces | None
    """Materials of the walls, the floor and the ceiling of a room. Version 2. Defaults to the usual surfaces of the room."""
    light: SceneLightParam | SceneLight | None
    """Colour of the artificial light: of the lamps of a room, and of the lamps outdoors when `time` is not `day`. Daylight in a room is dimmed. Version 2. Defaults to the light of the usual lamps."""
    size: RoomSizeParam | RoomSize | None
    """Clear measures of a room. Rejected outdoors, in caves and in spaceship corridors. Version 2. Defaults to the measures of the type of room."""
    time: TimeOfDay | None
    """Time of day. Defaults to `day`."""
    weather: Weather | None
    """Weather. Defaults to `clear`."""
    season: Season | None
    """Season. Defaults to `summer`."""
    objects: list[SceneObjectParam | SceneObject] | None
    """Objects in addition to the objects that the place contains by default. Outdoor objects are omitted in rooms. Up to 64 entries."""
    relations: list[SceneRelationParam | SceneRelation] | None
    """Relations of the objects to one another and to the place. Version 2. Up to 128 entries."""
    water: Literal["none", "river", "lake", "sea", "waterfall", "canal", "pools"] | None
    """Body of water. Defaults to `none`. `waterfall`, `canal` and `pools` need version 2."""
    liquid: Literal["ice", "lava", "hot", "slime"] | None
    """Substance that replaces liquid water. Version 2. Defaults to liquid water."""
    flood: float | None
    """Depth in metres of the water that stands on the floor of a room. Rejected outdoors, in caves and in spaceship corridors. Version 2. Defaults to a dry floor. Range: 0.02 to 1.2."""
    relief: float | None
    """Ruggedness of the terrain relative to the default of the place. Defaults to 1. Range: 0.25 to 2."""
    density: float | None
    """Density of the plants and furniture of the place relative to its default. Defaults to 1. Range: 0 to 2."""
    cover: Literal["none", "moss", "snow", "grass", "sand", "leaves", "flowers"] | None
    """Cover of the ground and the rocks. Defaults to `none`."""
    without: list[str] | None
    """Kinds of object that the place must not contain. Up to 48 entries of 1 to 64 characters."""
    edits: list[SceneEditParam] | None
    """Changes to the objects, which are applied after the layout of the world. Version 2. Up to 256 entries."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneObject(Model):
    """An entry of a scene: one or several objects of one kind."""
    kind: str
    """ID of an object of the catalogue; see `GET /svc/v1/catalogue`."""
    count: int | None = None
    """Number of objects. Defaults to 1, or to the number of placements in `at`."""
    size: float | None = None
    """Scale relative to the usual size of the kind. Defaults to 1."""
    color: list[float] | None = None
    """Colour as linear red, green and blue, each from 0 to 1. Defaults to the usual colour of the kind."""
    substance: str | None = None
    """Substance of the principal part, from `GET /svc/v1/catalogue`. Version 2. Defaults to the usual substance of the kind."""
    state: ObjectState | None = None
    """Condition of the object. Version 2."""
    at: list[ObjectPlacement] | None = None
    """Where the objects stand, one placement for each. Version 2. If omitted, the engine chooses the positions."""
    phrase: str | None = None
    """Free text for human readers. It has no effect."""


class SceneObjectParam(TypedDict, total=False):
    """An entry of a scene: one or several objects of one kind."""
    kind: Required[str]
    """ID of an object of the catalogue; see `GET /svc/v1/catalogue`. 1 to 64 characters."""
    count: int | None
    """Number of objects. Defaults to 1, or to the number of placements in `at`. Range: 1 to 200."""
    size: float | None
    """Scale relative to the usual size of the kind. Defaults to 1. Range: 0.3 to 3."""
    color: list[float] | None
    """Colour as linear red, green and blue, each from 0 to 1. Defaults to the usual colour of the kind. 3 entries."""
    substance: str | None
    """Substance of the principal part, from `GET /svc/v1/catalogue`. Version 2. Defaults to the usual substance of the kind. 1 to 64 characters."""
    state: ObjectState | None
    """Condition of the object. Version 2."""
    at: list[ObjectPlacementParam | ObjectPlacement] | None
    """Where the objects stand, one placement for each. Version 2. If omitted, the engine chooses the positions. 1 to 200 entries."""
    phrase: str | None
    """Free text for human readers. It has no effect. Up to 200 characters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectPlacement(Model):
    """Position and direction of an object."""
    x: float
    """Distance to the right of the origin, in metres. The viewer starts at the origin."""
    y: float | None = None
    """Height of the foot of the object above the ground or the floor, in metres. Defaults to 0."""
    z: float
    """Distance behind the origin, in metres. Objects in front of the viewer have a negative `z`."""
    turn: float | None = None
    """Rotation in degrees, counter-clockwise as seen from above. At 0, the front faces +z. Defaults to 0."""


class ObjectPlacementParam(TypedDict, total=False):
    """Position and direction of an object."""
    x: Required[float]
    """Distance to the right of the origin, in metres. The viewer starts at the origin. Range: -150 to 150."""
    y: float | None
    """Height of the foot of the object above the ground or the floor, in metres. Defaults to 0. Range: 0 to 100."""
    z: Required[float]
    """Distance behind the origin, in metres. Objects in front of the viewer have a negative `z`. Range: -150 to 150."""
    turn: float | None
    """Rotation in degrees, counter-clockwise as seen from above. At 0, the front faces +z. Defaults to 0. Range: -360 to 360."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AddEdit(Model):
    """Edit of a scene that adds an object."""
    change: Literal["add"]
    """Kind of the change."""
    object: int
    """Index of an entry in `objects`, from 0."""


class AddEditParam(TypedDict, total=False):
    """Edit of a scene that adds an object."""
    change: Required[Literal["add"]]
    """Kind of the change."""
    object: Required[int]
    """Index of an entry in `objects`, from 0. Range: 0 to 63."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveEdit(Model):
    """Edit of a scene that moves an object."""
    change: Literal["move"]
    """Kind of the change."""
    object: int
    """Index of an entry in `objects`, from 0."""
    item: int | None = None
    """Number of the object within its entry, from 0, in the order in which the engine placed the objects. Required if the entry has several objects."""
    to: ObjectPlacement
    """New placement of the object."""


class MoveEditParam(TypedDict, total=False):
    """Edit of a scene that moves an object."""
    change: Required[Literal["move"]]
    """Kind of the change."""
    object: Required[int]
    """Index of an entry in `objects`, from 0. Range: 0 to 63."""
    item: int | None
    """Number of the object within its entry, from 0, in the order in which the engine placed the objects. Required if the entry has several objects. Range: 0 to 199."""
    to: Required[ObjectPlacementParam | ObjectPlacement]
    """New placement of the object."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveEdit(Model):
    """Edit of a scene that removes objects."""
    change: Literal["remove"]
    """Kind of the change."""
    object: int
    """Index of an entry in `objects`, from 0."""
    item: int | None = None
    """Number of the object within its entry, from 0, in the order in which the engine placed the objects. If omitted, the edit applies to all objects of the entry."""


class RemoveEditParam(TypedDict, total=False):
    """Edit of a scene that removes objects."""
    change: Required[Literal["remove"]]
    """Kind of the change."""
    object: Required[int]
    """Index of an entry in `objects`, from 0. Range: 0 to 63."""
    item: int | None
    """Number of the object within its entry, from 0, in the order in which the engine placed the objects. If omitted, the edit applies to all objects of the entry. Range: 0 to 199."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RestyleEdit(Model):
    """Edit of a scene that changes the size, the colour, the substance or the condition of objects."""
    change: Literal["restyle"]
    """Kind of the change."""
    object: int
    """Index of an entry in `objects`, from 0."""
    item: int | None = None
    """Number of the object within its entry, from 0, in the order in which the engine placed the objects. If omitted, the edit applies to all objects of the entry."""
    size: float | None = None
    """Scale relative to the usual size of the kind."""
    color: list[float] | None = None
    """Colour as linear red, green and blue, each from 0 to 1."""
    substance: str | None = None
    """Substance of the principal part, from `GET /svc/v1/catalogue`."""
    state: ObjectState | None = None
    """Condition of the object."""


class RestyleEditParam(TypedDict, total=False):
    """Edit of a scene that changes the size, the colour, the substance or the condition of objects."""
    change: Required[Literal["restyle"]]
    """Kind of the change."""
    object: Required[int]
    """Index of an entry in `objects`, from 0. Range: 0 to 63."""
    item: int | None
    """Number of the object within its entry, from 0, in the order in which the engine placed the objects. If omitted, the edit applies to all objects of the entry. Range: 0 to 199."""
    size: float | None
    """Scale relative to the usual size of the kind. Range: 0.3 to 3."""
    color: list[float] | None
    """Colour as linear red, green and blue, each from 0 to 1. 3 entries."""
    substance: str | None
    """Substance of the principal part, from `GET /svc/v1/catalogue`. 1 to 64 characters."""
    state: ObjectState | None
    """Condition of the object."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneRelation(Model):
    """Position of objects relative to other objects, or to a part of the place."""
    kind: RelationKind
    """Kind of the relation. Directions are as seen by a viewer at the origin."""
    subject: int
    """Index of an entry in `objects`, from 0."""
    objects: list[int] | None = None
    """Indices of the related entries: one or two for `between`, otherwise one. Omitted with `area`."""
    area: Literal["wall", "floor", "ceiling", "window", "door", "place", "water", "shore", "path", "viewer"] | None = None
    """Part of the place. Replaces `objects`."""
    phrase: str | None = None
    """Free text for human readers. It has no effect."""


class SceneRelationParam(TypedDict, total=False):
    """Position of objects relative to other objects, or to a part of the place."""
    kind: Required[RelationKind]
    """Kind of the relation. Directions are as seen by a viewer at the origin."""
    subject: Required[int]
    """Index of an entry in `objects`, from 0. Range: 0 to 63."""
    objects: list[int] | None
    """Indices of the related entries: one or two for `between`, otherwise one. Omitted with `area`. Up to 2 entries."""
    area: Literal["wall", "floor", "ceiling", "window", "door", "place", "water", "shore", "path", "viewer"] | None
    """Part of the place. Replaces `objects`."""
    phrase: str | None
    """Free text for human readers. It has no effect. Up to 200 characters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Backdrop(Model):
    """Another place that is visible from the place of a scene."""
    place: OutdoorPlace
    """Outdoor place that the visitor sees."""
    site: str | None = None
    """Catalogue ID of a site to build on this place."""
    landform: Landform | None = None
    """Shape of the land. Defaults to the shape of the place."""
    where: Literal["ahead", "left", "right", "behind", "around", "window"]
    """Direction in which the visitor sees the place at the start. With `window`, the visitor sees it through the windows of a room."""


class BackdropParam(TypedDict, total=False):
    """Another place that is visible from the place of a scene."""
    place: Required[OutdoorPlace]
    """Outdoor place that the visitor sees."""
    site: str | None
    """Catalogue ID of a site to build on this place. 1 to 64 characters."""
    landform: Landform | None
    """Shape of the land. Defaults to the shape of the place."""
    where: Required[Literal["ahead", "left", "right", "behind", "around", "window"]]
    """Direction in which the visitor sees the place at the start. With `window`, the visitor sees it through the windows of a room."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomSurfaces(Model):
    """Materials of the walls, the floor and the ceiling of a room."""
    wall: RoomSurface | None = None
    """Finish of the walls."""
    floor: RoomSurface | None = None
    """Finish of the floor."""
    ceiling: RoomSurface | None = None
    """Finish of the ceiling."""


class RoomSurfacesParam(TypedDict, total=False):
    """Materials of the walls, the floor and the ceiling of a room."""
    wall: RoomSurfaceParam | RoomSurface | None
    """Finish of the walls."""
    floor: RoomSurfaceParam | RoomSurface | None
    """Finish of the floor."""
    ceiling: RoomSurfaceParam | RoomSurface | None
    """Finish of the ceiling."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomSurface(Model):
    """Material of one surface of a room."""
    substance: str | None = None
    """Substance from `GET /svc/v1/catalogue`. Defaults to the usual substance."""
    color: list[float] | None = None
    """Colour as linear red, green and blue, each from 0 to 1. Defaults to the usual colour."""


class RoomSurfaceParam(TypedDict, total=False):
    """Material of one surface of a room."""
    substance: str | None
    """Substance from `GET /svc/v1/catalogue`. Defaults to the usual substance. 1 to 64 characters."""
    color: list[float] | None
    """Colour as linear red, green and blue, each from 0 to 1. Defaults to the usual colour. 3 entries."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneLight(Model):
    """Colour of the artificial light of the place."""
    colors: list[list[float]]
    """One or two colours as linear red, green and blue, each from 0 to 1. The lamps alternate between two colours. The hue and the saturation have an effect, and the brightness has none. At least one channel of each colour must be 0.05 or more."""


class SceneLightParam(TypedDict, total=False):
    """Colour of the artificial light of the place."""
    colors: Required[list[list[float]]]
    """One or two colours as linear red, green and blue, each from 0 to 1. The lamps alternate between two colours. The hue and the saturation have an effect, and the brightness has none. At least one channel of each colour must be 0.05 or more. 1 to 2 entries."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomSize(Model):
    """Clear measures of a room, in metres."""
    width: float | None = None
    """Metres from the left wall to the right wall."""
    depth: float | None = None
    """Metres from the wall behind the visitor to the wall ahead."""
    height: float | None = None
    """Metres from the floor to the ceiling, or to the crown of a vault."""


class RoomSizeParam(TypedDict, total=False):
    """Clear measures of a room, in metres."""
    width: float | None
    """Metres from the left wall to the right wall. Range: 1.2 to 60."""
    depth: float | None
    """Metres from the wall behind the visitor to the wall ahead. Range: 1.2 to 60."""
    height: float | None
    """Metres from the floor to the ceiling, or to the crown of a vault. Range: 2 to 20."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneComposition(Model):
    """A scene, and the words of the prompt that it represents. Returned by `scenes.compose`."""
    scene: Scene
    """The scene as JSON."""
    caption: str
    """Description of the scene."""
    represented: list[RepresentedNoun]
    """Nouns of the prompt that the scene shows, in order of appearance."""
    not_represented: list[MissingWords]
    """Words of the prompt that the scene does not show, in order of appearance."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RepresentedNoun(Model):
    """A noun of a prompt that the scene shows."""
    text: str
    """Words of the prompt, in lower case."""
    id: str
    """Part of the scene that shows these words: `objects/<index>`, or the name of a property such as `place` or `water`."""
    kind: str
    """ID of an object of the catalogue, or the value of the property."""
    as_: Literal["exact", "family", "attribute"]
    """`exact`: the object itself. `family`: another object of the same family. `attribute`: a property of the scene."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MissingWords(Model):
    """Words of a prompt that the scene does not show."""
    text: str
    """Words of the prompt, in lower case."""
    why: str
    """Human-readable reason, such as `unknown word` or `relation not obeyed`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectSize(Model):
    """Usual size of an object of the catalogue, in metres."""
    width: float
    """Extent from left to right, in metres."""
    height: float
    """Extent upwards, in metres."""
    depth: float
    """Extent from front to back, in metres."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CatalogueObject(Model):
    """An object of the catalogue. Prompts and scenes can contain it."""
    id: str
    """The `kind` of an object in a scene."""
    name: str
    """Name of the object in prompts, singular."""
    words: list[str]
    """Other names in prompts, singular. Plurals are also recognised."""
    theme: str
    """Theme of the object in the catalogue."""
    size: ObjectSize
    """Usual size in metres."""
    stand: str
    """Where the object stands: `ground`, `wall`, `hung`, `flat`, `ceiling`, `surface`, `water`, `under-water`, `air` or `far`. New values may be added."""
    substance: str | None
    """Default substance of the main part. Null if it is not in `substances`."""
    family: str | None
    """ID of the object that replaces unknown relatives of this object."""
    picture_url: str
    """Image of the object, WebP. No API key is needed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CataloguePage(Model):
    """A page of objects, and the values that scenes can use. Returned by `catalogue.page`."""
    objects: list[CatalogueObject]
    """The objects of this page."""
    themes: list[str]
    """All themes of the catalogue."""
    substances: list[str]
    """Values of `substance` of an object in a scene."""
    states: list[str]
    """Values of `state` of an object in a scene."""
    places: list[str]
    """Values of `place` of a scene."""
    rooms: list[str]
    """Values of `room` of a scene."""
    sites: list[str]
    """Values of `site` of a scene."""
    styles: list[str]
    """Values of `styles` of a scene."""
    next_page_token: str | None
    """Token of the next page. Null on the last page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UriReference(Model):
    """An image or a video at a public URL. `media_from_url` creates it."""
    source: Literal["uri"]
    """Kind of the reference."""
    uri: str
    """Publicly accessible http or https URL on port 80, 443 or above 1023. The service fetches it without cookies, authentication or referrer."""


class UriReferenceParam(TypedDict, total=False):
    """An image or a video at a public URL. `media_from_url` creates it."""
    source: Required[Literal["uri"]]
    """Kind of the reference."""
    uri: Required[str]
    """Publicly accessible http or https URL on port 80, 443 or above 1023. The service fetches it without cookies, authentication or referrer. 1 to 8192 characters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MediaAssetReference(Model):
    """An uploaded image or video. `media_from_asset` creates it."""
    source: Literal["media_asset"]
    """Kind of the reference."""
    media_asset_id: str
    """ID of a media asset in state READY."""


class MediaAssetReferenceParam(TypedDict, total=False):
    """An uploaded image or video. `media_from_asset` creates it."""
    source: Required[Literal["media_asset"]]
    """Kind of the reference."""
    media_asset_id: Required[str]
    """ID of a media asset in state READY. 1 to 255 characters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Base64Reference(Model):
    """An image or a video in the request. `media_from_bytes` and `media_from_file` create it."""
    source: Literal["data_base64"]
    """Kind of the reference."""
    data_base64: str
    """Content of the file in base64."""
    extension: str | None = None
    """File extension without the dot, such as `jpg`."""


class Base64ReferenceParam(TypedDict, total=False):
    """An image or a video in the request. `media_from_bytes` and `media_from_file` create it."""
    source: Required[Literal["data_base64"]]
    """Kind of the reference."""
    data_base64: Required[str]
    """Content of the file in base64."""
    extension: str | None
    """File extension without the dot, such as `jpg`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class World(WorldMethods, Model):
    """A world of an account. Its `assets` are filled when the generation has succeeded."""
    id: str
    """Unique ID."""
    world_id: str | None = None
    """The same as `id`."""
    display_name: str
    """Name of the world. Empty if none was set."""
    tags: list[str] | None = None
    """Your own labels of the world."""
    styles: list[str] | None = None
    """Styles of the catalogue that the world has, such as `medieval`. Null until the world is finished, and if it has no styles."""
    world_svc_url: str
    """URL of the page that shows the world."""
    assets: WorldAssets
    """The files of the world, and information about them."""
    created_at: datetime.datetime | None = None
    """Time of creation."""
    updated_at: datetime.datetime | None = None
    """Time of the latest change."""
    permission: Permission | None = None
    """Who can read the world."""
    sharing: Sharing | None = None
    """Restrictions of the link."""
    world_prompt: WorldPrompt | None = None
    """The prompt that was used. Media sent as base64 appear as media assets. For accounts that do not own the world, each medium appears as a media asset with the ID 'withheld'."""
    model: str | None = None
    """ID of the model."""
    seed: int | None = None
    """Seed of the generation. The same request with the same seed generates the same files."""
    origin: WorldOrigin | None = None
    """The original world of a variation or an edit. Null for other worlds, and for accounts that do not own the world."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Navmesh(Model):
    """URLs of the navigation mesh of a world."""
    glb_url: str | None = None
    """Walkable triangles of the navigation mesh, GLB."""
    detour_url: str | None = None
    """Tiles of the navigation mesh for Detour, binary."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpawnPoint(Model):
    """A point where a visitor can stand, with a direction of view."""
    x: float
    """Distance to the right in metres."""
    y: float
    """Distance upwards in metres."""
    z: float
    """Distance backwards in metres."""
    azimuth: float
    """Degrees clockwise from the panorama's centre."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WorldAssets(Model):
    """The files of a world as signed URLs, and information about them. A file that does not exist is `None`."""
    caption: str | None = None
    """Description of the world."""
    thumbnail_url: str | None = None
    """A small view of the world, WebP."""
    splats: Splats | None = None
    """Gaussian splats."""
    mesh: Mesh | None = None
    """Triangle meshes."""
    imagery: Imagery | None = None
    """The panorama and the images that match it pixel by pixel."""
    zip_url: str | None = None
    """All files of the generation in one archive. Available after an export."""
    occupancy_url: str | None = None
    """Occupancy grid for robots, PGM and YAML in an archive. Available after an export."""
    navmesh: Navmesh | None = None
    """Navigation mesh for the default agent. Available after an export."""
    manifest_url: str | None = None
    """Seed, engine, hashes and timings of the generation."""
    scene_url: str | None = None
    """The scene as JSON. It can be the prompt of another world. Null for worlds from images."""
    spawn_points: list[SpawnPoint] | None = None
    """Points where a visitor can stand, in metres: x right, y up, z back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SplatSemantics(Model):
    """Scale and ground height of the splats."""
    metric_scale_factor: float
    """Metres per unit."""
    ground_plane_offset: float
    """Metres from the ground up to the capture point."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Splats(Model):
    """URLs of the Gaussian splats of a world."""
    spz_urls: dict[str, str | None] | None = None
    """Gaussian splats in SPZ format, in three resolutions."""
    ply_url: str | None = None
    """All splats as PLY. Available after an export."""
    sog_url: str | None = None
    """All splats as SOG. Available after an export."""
    sog_lod_url: str | None = None
    """Splats with levels of detail as a ZIP archive of streamed SOG. The viewer streams it. Available after an export."""
    gltf_url: str | None = None
    """All splats as GLB with KHR_gaussian_splatting. Available after an export."""
    semantics_metadata: SplatSemantics | None = None
    """How the splats relate to metres and to the ground."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MeshoptUrls(Model):
    """URLs of the compressed meshes of a world."""
    hq: str | None = None
    """Textured mesh."""
    full_res: str | None = None
    """Vertex-coloured mesh."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mesh(Model):
    """URLs of the triangle meshes of a world."""
    collider_mesh_url: str | None = None
    """Collider, GLB."""
    hq_mesh_url: str | None = None
    """Textured mesh, GLB, with a named node for each object. Available after an export."""
    full_res_mesh_url: str | None = None
    """Vertex-coloured mesh, GLB. Available after an export."""
    meshopt_urls: MeshoptUrls | None = None
    """Both meshes, compressed with EXT_meshopt_compression. Available after an export."""
    lod_url: str | None = None
    """Textured mesh with levels of detail, GLB with MSFT_lod. Available after an export."""
    usdz_url: str | None = None
    """Textured mesh, USDZ. Available after an export."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Imagery(Model):
    """URLs of the panorama of a world, and of the images that match it pixel by pixel."""
    pano_url: str | None = None
    """The equirectangular panorama, PNG."""
    pano_hdr_url: str | None = None
    """The panorama in linear light, Radiance HDR, for image-based lighting. Available after an export."""
    depth_exr_url: str | None = None
    """Distance along the ray in metres, EXR."""
    normal_url: str | None = None
    """Surface normals, PNG. The channels are x (right), y (up) and z (back), each encoded as 127.5 n + 127.5. Null for worlds from images."""
    semantic_url: str | None = None
    """Class of each pixel, PNG with one byte per pixel. The manifest names the classes. Null for worlds from images."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WorldOrigin(Model):
    """The original world of a variation or an edit."""
    world_id: str
    """The world whose scene was changed."""
    change: Literal["variation", "edit"]
    """`variation`: generated with `:vary`. `edit`: generated with `:edit`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Permission(Model):
    """Who can read a world."""
    public: bool
    """Whether the gallery lists the world."""
    allow_id_access: bool
    """Whether anyone who knows the ID can read the world."""
    allowed_readers: list[str] | None = None
    """Accounts that can read the world. Visible only to the owner."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sharing(Model):
    """Restrictions of the link of a world."""
    expires_at: datetime.datetime | None
    """Time at which the link expires. Null if it does not expire."""
    has_password: bool
    """Whether visitors need a password."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShareToken(Model):
    """Token that opens a shared world with a password. Returned by `gallery.unlock`."""
    share_token: str | None
    """Send the token in the `Share-Token` header. Null if the world has no password."""
    expires_at: datetime.datetime | None
    """Time at which the token expires. Null without a token."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WorldResponse(Model):
    """The response with a world. `worlds.get` returns its `world`."""
    world: World
    """The world."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WorldPage(Model):
    """A page of worlds. Returned by `worlds.page` and `gallery.page`."""
    worlds: list[World]
    """The worlds of this page."""
    next_page_token: str | None
    """Token of the next page. Null on the last page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeletedWorld(Model):
    """The result of `worlds.delete`."""
    id: str
    """Unique ID."""
    world_id: str
    """World ID."""
    deleted: Literal[True]
    """Always true."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedWorld(Model):
    """A world that its owner shares. Returned by `gallery.get`."""
    world: World
    """The world."""
    progress: Progress | None = None
    """Progress of the run."""
    preview: Preview | None = None
    """Early files of a running generation. Omitted until the first file is stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation(Model):
    """Work that a request started, such as a generation or an export."""
    operation_id: str
    """Operation ID."""
    done: bool
    """Whether the operation is done. If true, either `response` or `error` is set."""
    created_at: datetime.datetime | None = None
    """Time of creation."""
    updated_at: datetime.datetime | None = None
    """Time of the latest change."""
    expires_at: datetime.datetime | None = None
    """Time at which the operation fails if it is not done."""
    error: OperationError | None = None
    """Why the operation failed. Null otherwise."""
    metadata: OperationMetadata | None = None
    """Progress and parameters of the run. Null until the run starts."""
    response: World | ExportResult | PanoDepthToRgbResult | None = None
    """Result: a snapshot of the world, the result of the export, or the panorama."""
    cost: OperationCost | None = None
    """Credits charged. Only operations that succeed are charged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OperationError(Model):
    """Reason why an operation failed."""
    code: int | None = None
    """Error code with the meaning of the HTTP status: 400, 404, 408, 409, 410, 422, 500 or 503."""
    message: str | None = None
    """Human-readable reason why the operation failed. Its text may change."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OperationMetadata(Model):
    """Progress and parameters of an operation."""
    operation_type: str
    """Kind of the operation, such as `generate-world`. New kinds may be added."""
    progress: Progress
    """Progress of the run."""
    world_id: str | None = None
    """ID of the world. Set if the operation concerns a world."""
    seed: int | None = None
    """Seed of the generation. The same request with the same seed generates the same files."""
    model: str | None = None
    """ID of the model."""
    requested_engine: str | None = None
    """The engine that the request chose. Absent if the request did not choose an engine."""
    engine: Engine | None = None
    """The engine that generated the panorama of a depth-to-RGB request. Set when the panorama exists."""
    not_represented: list[str] | None = None
    """Words of the prompt that the panorama of a depth-to-RGB request does not represent."""
    preview: Preview | None = None
    """Files that a running generation has already stored. Absent before the first file is stored, and once the operation is done. A file that is not stored yet is null."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Engine(Model):
    """Name and version of an engine."""
    name: str
    """Name of the engine."""
    version: str
    """Engine version. Another version can generate different results."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress(Model):
    """Progress of an operation. Passed to `on_progress`."""
    status: Literal["IN_PROGRESS", "SUCCEEDED", "FAILED", "CANCELLED"] | None = None
    """State of the run. Null until the run starts."""
    description: str
    """Human-readable description of the current stage. Its text may change."""
    percent: int
    """Share of the work that is done, 0 to 100. It never decreases."""
    stage: str | None = None
    """Stage of the run, such as `render`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Preview(Model):
    """URLs of the files that a running generation has already stored. Passed to `on_preview`."""
    thumbnail_url: str | None = None
    """The thumbnail of the world."""
    pano_url: str | None = None
    """The panorama of the world, PNG. The same file as in the finished world."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OperationCost(Model):
    """Price of an operation in credits."""
    total_credits: int
    """Total number of credits."""
    line_items: list[OperationCostLineItem] | None = None
    """The cost of each item."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OperationCostLineItem(Model):
    """Price of one step of an operation."""
    name: str
    """What the credits are for."""
    credits: int
    """Number of credits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NavmeshAgent(Model):
    """Dimensions of the agent for which a navigation mesh is generated."""
    radius: float
    """Radius of the agent in metres."""
    height: float
    """Height of the agent in metres."""
    max_slope: float
    """Steepest slope that the agent can walk on, in degrees."""
    max_step: float
    """Highest step that the agent can climb, in metres."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportResult(Model):
    """The file that an export created: the `response` of its operation."""
    asset_type: AssetType
    """Type of the exported assets."""
    format: ExportFormat
    """File format."""
    url: str | None = None
    """URL of the file."""
    resolution: str | None = None
    """Resolution of the splats, such as `full_res`."""
    mesh_variant: str | None = None
    """Variant of the mesh: `hq` is the textured one."""
    compression: Literal["none", "meshopt"] | None = None
    """Compression of a mesh in `glb` format."""
    detour_url: str | None = None
    """Only for a navmesh: the binary tiles for Detour."""
    agent: NavmeshAgent | None = None
    """Dimensions of the agent for which a navmesh is generated."""
    hq_mesh_url: str | None = None
    """Textured mesh, GLB."""
    full_res_mesh_url: str | None = None
    """Vertex-coloured mesh with all triangles, GLB."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PanoDepthToRgbResult(Model):
    """The panorama that `panoramas.depth_to_rgb` generated: the `response` of its operation."""
    pano_url: str | None = None
    """The RGB panorama, PNG."""
    manifest_url: str | None = None
    """Provenance of the panorama as JSON: engine, seed, hashes of the inputs, and parts of the prompt that are not represented."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OperationPage(Model):
    """A page of operations. Returned by `operations.page`."""
    operations: list[Operation]
    """The operations of this page."""
    next_page_token: str | None
    """Token of the next page. Null on the last page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QueuePlace(Model):
    """Place of an operation in the queue. Returned by `operations.queue_place`."""
    operation_id: str
    """Operation ID."""
    position: int | None
    """Place in the queue; 1 is the next. Null unless the operation waits for a worker."""
    waiting: int
    """Number of operations of all accounts that wait for a worker."""
    estimated_start_seconds: int | None
    """Estimated time in seconds until a worker starts the operation. Null unless the operation waits for a worker."""
    estimated_seconds: int | None
    """Estimated time in seconds until the operation is done, from the operations ahead, the busy workers and recent operations of the same kind. Null once the operation is done."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Quote(Model):
    """Price and expected duration of a request that was not started."""
    dry_run: Literal[True]
    """Always true: nothing was started."""
    cost: OperationCost
    """Credits for each item."""
    estimated_seconds: float
    """Expected duration of the generation in seconds, without waiting time."""
    available_credits: int | None = None
    """Credits that the account can spend now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BatchResponse(Model):
    """The response to a batch. `worlds.generate_batch` returns its `items`."""
    items: list[BatchItem]
    """One for each item, in the order of the request."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BatchItem(Model):
    """The result of one item of `worlds.generate_batch`. Exactly one of `operation`, `quote` and `error` is set."""
    index: int
    """Position of the item in the request, from 0."""
    operation: Operation | None
    """The started operation."""
    quote: Quote | None
    """Price and estimated duration, for a dry run."""
    error: BatchItemError | None
    """Error, if the item did not start. No credits are charged."""
    replayed: bool
    """Whether the item repeats an earlier request with the same `Idempotency-Key`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BatchItemError(Model):
    """Reason why an item of a batch did not start."""
    status: int
    """HTTP status that a single `worlds:generate` request would return for the item."""
    detail: str | list[ValidationEntry]
    """`detail` of that response."""
    code: str
    """Error code for programs, such as `RATE_LIMITED` (docs/reference/errors.md). New codes may be added."""
    retry_after: int | None
    """Seconds to wait before you start the item again. Null if waiting does not help."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MediaAsset(Model):
    """An uploaded image or video."""
    id: str
    """Unique ID."""
    media_asset_id: str | None = None
    """The same as `id`."""
    file_name: str
    """File name, shown in lists."""
    kind: MediaKind
    """Kind of the file: image or video."""
    extension: str
    """File extension, without the dot."""
    state: MediaState | None = None
    """Current state:

    - `PENDING_UPLOAD`: The bytes have not arrived yet.
    - `READY`: Requests can use the media asset.
    - `REJECTED`: The file is not an image or video of the given `kind`.
    - `EXPIRED`: The bytes did not arrive in time."""
    created_at: datetime.datetime
    """Time of creation."""
    updated_at: datetime.datetime | None = None
    """Time of the latest change."""
    metadata: dict[str, Any] | None = None
    """Content type, size and sha256 of a READY asset; the reason for a REJECTED one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UploadInfo(Model):
    """The request that sends the file of a media asset."""
    upload_url: str
    """Signed URL that accepts the bytes once."""
    upload_method: Literal["PUT"]
    """HTTP method of the upload."""
    required_headers: dict[str, str]
    """Headers to send with the bytes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PreparedUpload(Model):
    """A new media asset and the URL for its file. Returned by `media.prepare_upload`."""
    media_asset: MediaAsset
    """The media asset."""
    upload_info: UploadInfo
    """How to send the bytes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MediaAssetPage(Model):
    """A page of media assets. Returned by `media.page`."""
    media_assets: list[MediaAsset]
    """The media assets of this page."""
    next_page_token: str | None
    """Token of the next page. Null on the last page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeletedMediaAsset(Model):
    """The result of `media.delete`."""
    id: str
    """Unique ID."""
    media_asset_id: str
    """Media asset ID."""
    deleted: Literal[True]
    """Always true."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Storage(Model):
    """Storage of the account for media assets. Returned by `storage`."""
    bytes: int
    """Total size of all media assets in bytes."""
    assets: int
    """Number of media assets in any state, including those created by requests."""
    bytes_limit: int | None
    """Storage quota in bytes; null if no quota applies."""
    assets_limit: int | None
    """Maximum number of media assets; null if there is no limit."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Credits(Model):
    """Credits of the account. Returned by `credits`."""
    remaining_credits: int
    """Credits available to spend."""
    held_credits: int | None = None
    """Credits reserved for running operations."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UsageOfDay(Model):
    """Credits that one kind of item used on one day."""
    day: datetime.date
    """Day in UTC."""
    name: str
    """Item that used the credits."""
    operations: int
    """Number of operations."""
    credits: int
    """Number of credits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Usage(Model):
    """Credits that the account used in a period. Returned by `usage`."""
    from_: datetime.datetime
    """Start of the period, inclusive."""
    until: datetime.datetime
    """End of the period, exclusive."""
    total_credits: int
    """Total number of credits."""
    running_operations: int
    """Number of operations that are in progress."""
    days: list[UsageOfDay]
    """Credits used, one entry per day and item."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Caller(Model):
    """Account, project and scopes of the API key. Returned by `whoami`."""
    account_id: str
    """Account ID."""
    account_name: str | None
    """Account name. It can be null during an upgrade of the service."""
    project_id: str
    """Project ID."""
    api_key_id: str
    """API key ID. It is not a secret."""
    api_key_name: str | None
    """Name of the API key; null if it has none."""
    scopes: list[Scope]
    """Permissions of the API key."""
    service_version: str
    """Version of the installation."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ApiKey(Model):
    """An API key of the account, without its secret."""
    api_key_id: str
    """API key ID."""
    project_id: str
    """Project ID."""
    name: str
    """Display name."""
    created_at: datetime.datetime
    """Time of creation."""
    expires_at: datetime.datetime | None
    """Time of expiry."""
    revoked_at: datetime.datetime | None
    """Time of the revocation. Null if the key is not revoked."""
    last_used_at: datetime.datetime | None
    """Time of the latest request with the key. Null if it was never used."""
    replaced_by: str | None
    """ID of the key that replaced this key in a rotation."""
    scopes: list[Scope]
    """Permissions of the key."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ApiKeyList(Model):
    """The response with all API keys. `api_keys.list` returns its `api_keys`."""
    api_keys: list[ApiKey]
    """Newest first, including keys that have expired or were revoked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CreatedApiKey(Model):
    """A new API key with its secret. Returned by `api_keys.create`."""
    api_key_id: str
    """API key ID."""
    project_id: str
    """Project ID."""
    name: str
    """Display name."""
    created_at: datetime.datetime
    """Time of creation."""
    expires_at: datetime.datetime | None
    """Time of expiry."""
    revoked_at: datetime.datetime | None
    """Time of the revocation. Null if the key is not revoked."""
    last_used_at: datetime.datetime | None
    """Time of the latest request with the key. Null if it was never used."""
    replaced_by: str | None
    """ID of the key that replaced this key in a rotation."""
    scopes: list[Scope]
    """Permissions of the key."""
    api_key: str | None
    """The secret. Only the first response to a request contains it. If the request is repeated with the same `Idempotency-Key`, it is null."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountDelivery(Model):
    """A webhook delivery of the account. Returned by `webhooks.list`."""
    delivery_id: str
    """Value of the `webhook-id` header of each attempt."""
    operation_id: str
    """Operation ID."""
    project_id: str
    """Project ID."""
    state: DeliveryState
    """Current state:

    - `SCHEDULED`: The operation is not done, or the delivery has not started yet.
    - `PUBLISH_FAILED`: The delivery could not be started, and nothing was sent. Poll the operation, or send the delivery again.
    - `PENDING`: The delivery is waiting for the next attempt.
    - `IN_FLIGHT`: An attempt is in progress.
    - `DELIVERED`: Final. The receiver returned 2xx.
    - `SUPPRESSED`: Final. The receiver returned 410 to stop the delivery.
    - `EXHAUSTED`: Final. No attempt succeeded within 24 hours, the host has a private address, or the content of the operation was deleted."""
    attempt_count: int
    """Number of attempts that have started."""
    webhook_url: str | None
    """URL of the receiver. Null after the operation was purged."""
    last_attempt: AccountDeliveryAttempt | None
    """The latest attempt. Null before the first one."""
    next_attempt_time: datetime.datetime | None
    """Time of the next attempt. Null if no attempt follows."""
    finished_at: datetime.datetime | None
    """Time at which the operation finished."""
    deadline: datetime.datetime | None
    """Time after which no attempt starts."""
    created_at: datetime.datetime
    """Time of creation."""
    redeliveries: int
    """Number of manual redeliveries."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountDeliveryAttempt(Model):
    """An attempt to deliver a webhook, in `AccountDelivery`."""
    http_status: int | None
    """HTTP status of the response. Null if the attempt got no response."""
    key_ids: list[str]
    """`kid` of the keys that signed the request."""
    number: int
    """Number of the attempt, from 1."""
    started_at: datetime.datetime | None
    """Start time."""
    duration_ms: int | None
    """Duration in milliseconds. Null while the attempt is in progress."""
    error_category: str | None
    """Reason why there is no response."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountDeliveryDetails(Model):
    """A webhook delivery with its event and all attempts. Returned by `webhooks.get`."""
    delivery_id: str
    """Value of the `webhook-id` header of each attempt."""
    operation_id: str
    """Operation ID."""
    project_id: str
    """Project ID."""
    state: DeliveryState
    """Current state:

    - `SCHEDULED`: The operation is not done, or the delivery has not started yet.
    - `PUBLISH_FAILED`: The delivery could not be started, and nothing was sent. Poll the operation, or send the delivery again.
    - `PENDING`: The delivery is waiting for the next attempt.
    - `IN_FLIGHT`: An attempt is in progress.
    - `DELIVERED`: Final. The receiver returned 2xx.
    - `SUPPRESSED`: Final. The receiver returned 410 to stop the delivery.
    - `EXHAUSTED`: Final. No attempt succeeded within 24 hours, the host has a private address, or the content of the operation was deleted."""
    attempt_count: int
    """Number of attempts that have started."""
    webhook_url: str | None
    """URL of the receiver. Null after the operation was purged."""
    last_attempt: AccountDeliveryAttempt | None
    """The latest attempt. Null before the first one."""
    next_attempt_time: datetime.datetime | None
    """Time of the next attempt. Null if no attempt follows."""
    finished_at: datetime.datetime | None
    """Time at which the operation finished."""
    deadline: datetime.datetime | None
    """Time after which no attempt starts."""
    created_at: datetime.datetime
    """Time of creation."""
    redeliveries: int
    """Number of manual redeliveries."""
    event: dict[str, Any] | None
    """The body of the webhook. Null until the operation is done."""
    attempts: list[AccountDeliveryAttempt]
    """All attempts, oldest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountDeliveryPage(Model):
    """A page of webhook deliveries. Returned by `webhooks.page`."""
    deliveries: list[AccountDelivery]
    """The deliveries of this page."""
    next_page_token: str | None
    """Token of the next page. Null on the last page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Health(Model):
    """Status of the service. Returned by `health`."""
    status: Literal["ok", "unavailable"]
    """Current status."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Jwk(Model):
    """A public key that verifies webhooks (RFC 7517)."""
    kty: Literal["OKP"]
    """Key type."""
    crv: Literal["Ed25519"]
    """Curve of the key."""
    x: str
    """The public key, 32 bytes, base64url without padding."""
    kid: str
    """RFC 7638 thumbprint."""
    use: Literal["sig"]
    """What the key is for: signatures."""
    alg: Literal["EdDSA"]
    """Signature algorithm."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeySet(Model):
    """The public keys that verify webhooks."""
    keys: list[Jwk]
    """The published keys. A receiver must keep all of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskOperationMetadata(Model):
    """Parameters of the operation of a task."""
    world_id: str | None = None
    """ID of the world. Set if the operation concerns a world."""
    seed: int | None = None
    """Seed of the generation. The same request with the same seed generates the same files."""
    model: str | None = None
    """ID of the model."""
    requested_engine: str | None = None
    """The engine that the request chose. Absent if the request did not choose an engine."""
    engine: Engine | None = None
    """The engine that generated the panorama of a depth-to-RGB request. Set when the panorama exists."""
    not_represented: list[str] | None = None
    """Words of the prompt that the panorama of a depth-to-RGB request does not represent."""
    preview: Preview | None = None
    """Files that a running generation has already stored. Absent before the first file is stored, and once the operation is done. A file that is not stored yet is null."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskOperation(Model):
    """The operation of a task."""
    operation_id: str
    """Operation ID."""
    task_name: TaskName
    """Kind of the task."""
    state: OperationState
    """Current state:

    - `QUEUED`: The operation is waiting for a worker.
    - `RUNNING`: A worker is running the operation.
    - `SUCCEEDED`: Final. `response` contains the result.
    - `FAILED`: Final. `error` contains the reason. Nothing was charged.
    - `CANCELLED`: Final. The operation was cancelled. Nothing was charged."""
    done: bool
    """Whether the operation is done. If true, either `response` or `error` is set."""
    created_at: datetime.datetime | None
    """Time of creation."""
    updated_at: datetime.datetime | None
    """Time of the latest change."""
    expires_at: datetime.datetime | None
    """Time at which the operation fails if it is not done."""
    progress: Progress | None
    """Progress of the run. Null until the run starts."""
    metadata: TaskOperationMetadata | None
    """Progress and context of the run. Null until the run starts."""
    error: TaskError | None
    """Why the operation failed. Null otherwise."""
    response: World | ExportResult | PanoDepthToRgbResult | None
    """Result: a snapshot of the world, the result of the export, or the panorama. Null in lists."""
    cost: OperationCost | None
    """Credits charged. Only operations that succeed are charged."""
    webhook_delivery: WebhookDeliverySummary | None = None
    """Summary of the webhook delivery, if one was requested. Omitted after a cancellation, and while the service cannot read deliveries."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskOperationPage(Model):
    """A page of operations. Returned by `tasks.page`."""
    operations: list[TaskOperation]
    """The operations of this page."""
    next_page_token: str | None
    """Token of the next page. Null on the last page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskError(Model):
    """Reason why a task failed."""
    code: TaskErrorCode
    """Error code in the tasks API."""
    message: str
    """Human-readable error message. Its text may change."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WebhookDelivery(Model):
    """Delivery of the webhook of a task. Returned by `tasks.webhook_delivery`."""
    delivery_id: str
    """Value of the `webhook-id` header of each attempt."""
    state: DeliveryState
    """Current state:

    - `SCHEDULED`: The operation is not done, or the delivery has not started yet.
    - `PUBLISH_FAILED`: The delivery could not be started, and nothing was sent. Poll the operation, or send the delivery again.
    - `PENDING`: The delivery is waiting for the next attempt.
    - `IN_FLIGHT`: An attempt is in progress.
    - `DELIVERED`: Final. The receiver returned 2xx.
    - `SUPPRESSED`: Final. The receiver returned 410 to stop the delivery.
    - `EXHAUSTED`: Final. No attempt succeeded within 24 hours, the host has a private address, or the content of the operation was deleted."""
    attempt_count: int
    """Number of attempts that have started."""
    webhook_url: str | None
    """URL of the receiver, as in the request. Null after the content of the operation was deleted."""
    event: dict[str, Any] | None
    """The request body. If you serialise it as JSON without spaces, it matches the body that was sent, byte for byte. Null until the operation is done."""
    last_attempt: DeliveryAttempt | None = None
    """The latest finished attempt."""
    next_attempt_time: datetime.datetime | None = None
    """Set while the state is PENDING, unless the 24 hours end before the next attempt."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WebhookDeliverySummary(Model):
    """Short form of a webhook delivery, in `TaskOperation`."""
    state: DeliveryState
    """Current state:

    - `SCHEDULED`: The operation is not done, or the delivery has not started yet.
    - `PUBLISH_FAILED`: The delivery could not be started, and nothing was sent. Poll the operation, or send the delivery again.
    - `PENDING`: The delivery is waiting for the next attempt.
    - `IN_FLIGHT`: An attempt is in progress.
    - `DELIVERED`: Final. The receiver returned 2xx.
    - `SUPPRESSED`: Final. The receiver returned 410 to stop the delivery.
    - `EXHAUSTED`: Final. No attempt succeeded within 24 hours, the host has a private address, or the content of the operation was deleted."""
    attempt_count: int
    """Number of attempts that have started."""
    last_attempt_time: datetime.datetime | None = None
    """Start time of the latest attempt. Omitted before the first attempt."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryAttempt(Model):
    """An attempt to deliver a webhook, in `WebhookDelivery`."""
    number: int
    """Number of the attempt, from 1."""
    started_at: datetime.datetime | None
    """Start time."""
    duration_ms: int
    """Duration in milliseconds."""
    http_status: int | None = None
    """HTTP status of the response."""
    error_category: Literal["dns_unresolvable", "dns_blocked", "connect_refused", "connect_reset", "connect_timeout", "tls", "timeout", "protocol", "internal"] | None = None
    """Reason why there is no response."""
    key_ids: list[str]
    """`kid` of the keys that signed the attempt."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ValidationEntry(Model):
    """An invalid field of a request: an entry of `ValidationError.entries`."""
    loc: list[str | int]
    """Location of the error: `body`, `query` or `header`, then field names, variant tags and indices."""
    msg: str
    """Human-readable error message of the field. Its text may change."""
    type: str
    """Kind of the error, such as `missing`."""


class GenerateWorldTaskParam(TypedDict, total=False):
    """Fields of the task `generateWorld`."""
    display_name: str | None
    """Display name of the world. Up to 64 characters."""
    model: ModelName | str | None
    """Model, which determines the level of detail and the price: `svc-1.0`, `svc-1.1`, `svc-1.1-plus`, `svc-1.0-draft`. Default: `svc-1.1`. Other values return 400."""
    engine: EngineName | None
    """Engine that generates the world (docs/models.md). Default: the engine that the operator chose for the model."""
    world_prompt: Required[WorldPromptParam]
    """What to generate: a text prompt, one or more images, a video or a scene."""
    permission: PermissionRequestParam | None
    """Who can read the world."""
    tags: list[str] | None
    """Your own labels of the world. Up to 10 entries of 1 to 32 characters."""
    seed: int | None
    """The same request with the same seed generates the same world. Default: a random seed, which the operation contains. Range: 0 to 4294967295."""
    webhook_url: str | None
    """URL that receives a signed event when the operation has succeeded or failed. It must use https, port 443 and a public DNS name, without credentials and without a fragment."""


class PanoDepthToRgbTaskParam(TypedDict, total=False):
    """Fields of the task `panoDepthToRgb`."""
    depth_pano_image: Required[UriReferenceParam | UriReference | MediaAssetReferenceParam | MediaAssetReference | Base64ReferenceParam | Base64Reference]
    """EXR or PNG: a full equirectangular depth panorama, cropped at its centre to 2:1."""
    text_prompt: Required[str]
    """Description of the panorama in plain English. 1 to 2000 characters."""
    seed: int | None
    """The same request with the same seed generates the same panorama. Default: a random seed. Range: 0 to 4294967295."""
    z_min: float | None
    """Nearest depth of a PNG file, in metres. Requires `z_max`. Greater than 0."""
    z_max: float | None
    """Farthest depth of a PNG file, in metres. It must be greater than `z_min`. Greater than 0."""
    depth_encoding: Literal["linear", "inverse_log"] | None
    """How the values of a PNG file map to depths between `z_min` and `z_max`. Default: `linear`."""
    webhook_url: str | None
    """URL that receives a signed event when the operation has succeeded or failed. It must use https, port 443 and a public DNS name, without credentials and without a fragment."""


class NavmeshAgentParam(TypedDict, total=False):
    """Dimensions of the agent for which a navigation mesh is generated."""
    radius: float | None
    """Metres from the axis of the agent to its side, 0.1 to 2, rounded to 0.01. Default: 0.25."""
    height: float | None
    """Metres from the feet of the agent to its top, 0.2 to 5, rounded to 0.01. Default: 1.7."""
    max_slope: float | None
    """Steepest slope that the agent can walk on, in degrees, 5 to 75, rounded to 1. Default: 50."""
    max_step: float | None
    """Highest step that the agent can climb, in metres, which must be less than its height, 0.02 to 1, rounded to 0.01. Default: 0.35."""


class CameraPoseParam(TypedDict, total=False):
    """Position and direction of the camera at one point of a camera path."""
    x: Required[float]
    """Distance to the right of the capture point, in metres. Range: -1000 to 1000."""
    y: Required[float]
    """Height above the capture point, in metres. Range: -1000 to 1000."""
    z: Required[float]
    """Distance behind the capture point, in metres. Range: -1000 to 1000."""
    yaw: float | None
    """Horizontal direction in degrees clockwise from -z, like the `azimuth` of a spawn point, -3600 to 3600. Default: 0."""
    pitch: float | None
    """Vertical direction in degrees above the horizon, -90 to 90. Default: 0."""
    fov: float | None
    """Vertical field of view in degrees, 10 to 120. Default: 65, as in the viewer."""
    time: float | None
    """Seconds after the first pose, 0 to 120. Set the time of all poses or of no pose. The first time must be 0."""


class CameraPathParam(TypedDict, total=False):
    """Camera path of an export with the asset type `camera_path`."""
    poses: Required[list[CameraPoseParam]]
    """2 to 100 poses that the camera passes in this order, along a smooth curve. The camera takes the shortest turn between two poses and never rolls."""
    duration: float | None
    """Duration of the film in seconds, 0.1 to 120. Do not combine it with `speed`. If the poses have times, set it only for a loop, as the time at which the camera is back at the first pose."""
    speed: float | None
    """Speed of the camera in metres per second, 0.05 to 50. It determines the duration. A turn of 45 degrees counts as one metre. Default: 1.5, if there is neither a duration nor pose times."""
    frames_per_second: int | None
    """Frames per second. Default: 30. Range: 1 to 60."""
    resolution: Literal["360p", "720p", "1080p", "vertical", "square"] | None
    """Size of the frames: `360p` is 640 x 360, `720p` is 1280 x 720, `1080p` is 1920 x 1080, `vertical` is 720 x 1280, `square` is 800 x 800. Default: `720p`."""
    ease: bool | None
    """Whether the camera starts and stops slowly. Default: false."""
    loop: bool | None
    """Whether the camera returns to the first pose. Default: false."""
    picture: Literal["jpeg", "png"] | None
    """Image format of `frames`. Default: `jpeg`."""
    depth: bool | None
    """Whether `frames` contain depth images: 16-bit PNG files with the distance along the axis of the camera in millimetres. 0 means that the pixel shows no surface. Default: false."""


class ExportWorldTaskParam(TypedDict, total=False):
    """Fields of the task `exportWorld`."""
    world_id: Required[str]
    """ID of a finished world. 1 to 255 characters."""
    asset_type: Required[AssetType]
    """`splats`, `mesh`, `panorama`, `world`, `occupancy`, `navmesh` or `camera_path`. Other values return 400."""
    format: Required[ExportFormat]
    """`ply`, `sog`, `sog-lod` (with levels of detail, for streaming) or `gltf` for splats, `glb`, `glb-lod` (with levels of detail) or `usdz` for the mesh, `hdr` for the panorama, `zip` for the world and for occupancy, `glb` for the navmesh, `mp4` (a film) or `frames` (a ZIP of images) for a camera path. Other pairs return 400."""
    compression: Literal["none", "meshopt"] | None
    """Compression of a mesh in `glb` format. `none` is the default. `meshopt` compresses the geometry with EXT_meshopt_compression, which the program that reads the file must support."""
    agent: NavmeshAgentParam | None
    """Dimensions of the agent for which a `navmesh` is generated. Each field defaults to the value of the walker in the viewer. Ignored for other assets."""
    camera_path: CameraPathParam | None
    """Camera path to render. Required for a `camera_path`, ignored for other assets."""
    webhook_url: str | None
    """URL that receives a signed event when the operation has succeeded or failed. It must use https, port 443 and a public DNS name, without credentials and without a fragment."""


class GenerateWorldOptions(TypedDict, total=False):
    """Keyword arguments of `worlds.generate`, `worlds.generate_batch`, `worlds.quote` and `generate_and_wait`."""
    display_name: str | None
    """Display name of the world. Up to 64 characters."""
    model: ModelName | str | None
    """Model, which determines the level of detail and the price: `svc-1.0`, `svc-1.1`, `svc-1.1-plus`, `svc-1.0-draft`. Default: `svc-1.1`. Other values return 400."""
    engine: EngineName | None
    """Engine that generates the world (docs/models.md). Default: the engine that the operator chose for the model."""
    permission: PermissionRequestParam | None
    """Who can read the world."""
    tags: list[str] | None
    """Your own labels of the world. Up to 10 entries of 1 to 32 characters."""
    seed: int | None
    """The same request with the same seed generates the same world. Default: a random seed, which the operation contains. Range: 0 to 4294967295."""


class DepthToRgbOptions(TypedDict, total=False):
    """Keyword arguments of `panoramas.depth_to_rgb` and `panoramas.quote`."""
    seed: int | None
    """The same request with the same seed generates the same panorama. Default: a random seed. Range: 0 to 4294967295."""
    z_min: float | None
    """Nearest depth of a PNG file, in metres. Requires `z_max`. Greater than 0."""
    z_max: float | None
    """Farthest depth of a PNG file, in metres. It must be greater than `z_min`. Greater than 0."""
    depth_encoding: Literal["linear", "inverse_log"] | None
    """How the values of a PNG file map to depths between `z_min` and `z_max`. Default: `linear`."""


class VaryWorldOptions(TypedDict, total=False):
    """Keyword arguments of `worlds.vary` and `worlds.quote_variation`."""
    time: TimeOfDay | None
    """Time of day of the new world. Defaults to the time of day of the original world."""
    season: Season | None
    """Season of the new world. Defaults to the season of the original world."""
    weather: Weather | None
    """Weather of the new world. Defaults to the weather of the original world."""
    style: str | None
    """Style from the catalogue, such as `victorian`, which replaces the styles of the world. 1 to 64 characters."""
    seed: int | None
    """Seed of the new world. Defaults to the seed of the original world. Another seed results in other shapes and positions. Range: 0 to 4294967295."""
    display_name: str | None
    """Display name of the world. Up to 64 characters."""
    model: ModelName | str | None
    """Model of the new world. Default: the model of the original world."""
    engine: EngineName | None
    """Engine that generates the world (docs/models.md). Default: the engine that the operator chose for the model."""
    permission: PermissionRequestParam | None
    """Who can read the world."""
    tags: list[str] | None
    """Your own labels of the world. Up to 10 entries of 1 to 32 characters."""


class EditWorldOptions(TypedDict, total=False):
    """Keyword arguments of `worlds.edit` and `worlds.quote_edit`."""
    display_name: str | None
    """Display name of the world. Up to 64 characters."""
    model: ModelName | str | None
    """Model of the new world. Default: the model of the original world."""
    engine: EngineName | None
    """Engine that generates the world (docs/models.md). Default: the engine that the operator chose for the model."""
    permission: PermissionRequestParam | None
    """Who can read the world."""
    tags: list[str] | None
    """Your own labels of the world. Up to 10 entries of 1 to 32 characters."""


class UpdateWorldOptions(TypedDict, total=False):
    """Keyword arguments of `worlds.update`."""
    display_name: str | None
    """New name. An empty string removes the name. Up to 64 characters."""
    tags: list[str] | None
    """New tags. They replace all tags; an empty list removes them. Up to 10 entries of 1 to 32 characters."""
    permission: PermissionRequestParam | None
    """New permissions. Absent fields keep their values. A change takes effect immediately."""
    sharing: SharingRequestParam | None
    """New restrictions of the link. Absent fields keep their values, and null removes a restriction. A change takes effect immediately."""


class ListWorldsOptions(TypedDict, total=False):
    """Keyword arguments of `worlds.list` and `worlds.page`."""
    page_size: int | None
    """Number of items in each page. Default: 20. Range: 1 to 100."""
    page_token: str | None
    """`next_page_token` of the previous page, which must have had the same filters. Default: the first page."""
    status: Literal["SUCCEEDED", "PENDING"] | None
    """Only finished worlds (`SUCCEEDED`), or only unfinished worlds (`PENDING`). Default: both."""
    model: ModelName | str | None
    """Only worlds of this model."""
    tags: list[str] | None
    """Only worlds with at least one of these tags. Up to 10 entries of 1 to 32 characters."""
    is_public: bool | None
    """Only worlds that the gallery lists (`true`), or only worlds that it does not list (`false`)."""
    created_after: datetime.datetime | str | None
    """Only worlds that were created at this time or later."""
    created_before: datetime.datetime | str | None
    """Only worlds that were created before this time."""
    sort_by: Literal["created_at", "updated_at"] | None
    """Field to sort by. Default: `created_at`."""
    sort_order: Literal["asc", "desc"] | None
    """Sort order. Default: `desc`, newest first."""


class ListMediaAssetsOptions(TypedDict, total=False):
    """Keyword arguments of `media.list` and `media.page`."""
    page_size: int | None
    """Number of items in each page. Default: 20. Range: 1 to 100."""
    page_token: str | None
    """`next_page_token` of the previous page, which must have had the same filters. Default: the first page."""
    kind: MediaKind | None
    """Only media assets of this kind."""
    state: MediaState | None
    """Only media assets in this state."""
    sort_order: Literal["asc", "desc"] | None
    """Order by creation time. Default: `desc`, newest first."""


WorldPrompt = Union[TextPrompt, ImagePrompt, MultiImagePrompt, VideoPrompt, ScenePrompt]
WorldPromptParam = Union[TextPromptParam | TextPrompt, ImagePromptParam | ImagePrompt, MultiImagePromptParam | MultiImagePrompt, VideoPromptParam | VideoPrompt, ScenePromptParam | ScenePrompt]
SceneEdit = Union[AddEdit, MoveEdit, RemoveEdit, RestyleEdit]
SceneEditParam = Union[AddEditParam | AddEdit, MoveEditParam | MoveEdit, RemoveEditParam | RemoveEdit, RestyleEditParam | RestyleEdit]
MediaReference = Union[UriReference, MediaAssetReference, Base64Reference]
MediaReferenceParam = Union[UriReferenceParam | UriReference, MediaAssetReferenceParam | MediaAssetReference, Base64ReferenceParam | Base64Reference]
Started = Union[Operation, Quote]
TaskStarted = Union[TaskOperation, Quote]


__all__ = [
    "AccountDelivery",
    "AccountDeliveryAttempt",
    "AccountDeliveryDetails",
    "AccountDeliveryPage",
    "AddEdit",
    "AddEditParam",
    "ApiKey",
    "ApiKeyList",
    "AssetType",
    "Backdrop",
    "BackdropParam",
    "Base64Reference",
    "Base64ReferenceParam",
    "BatchItem",
    "BatchItemError",
    "BatchResponse",
    "Caller",
    "CameraPathParam",
    "CameraPoseParam",
    "CatalogueObject",
    "CataloguePage",
    "CreatedApiKey",
    "Credits",
    "DeletedMediaAsset",
    "DeletedWorld",
    "DeliveryAttempt",
    "DeliveryState",
    "DepthToRgbOptions",
    "EditWorldOptions",
    "Engine",
    "EngineName",
    "ExportFormat",
    "ExportResult",
    "ExportWorldTaskParam",
    "GenerateWorldOptions",
    "GenerateWorldTaskParam",
    "Health",
    "ImagePrompt",
    "ImagePromptParam",
    "Imagery",
    "Jwk",
    "KeySet",
    "Landform",
    "ListMediaAssetsOptions",
    "ListWorldsOptions",
    "MediaAsset",
    "MediaAssetPage",
    "MediaAssetReference",
    "MediaAssetReferenceParam",
    "MediaKind",
    "MediaReference",
    "MediaReferenceParam",
    "MediaState",
    "Mesh",
    "MeshoptUrls",
    "MissingWords",
    "ModelName",
    "MoveChangeParam",
    "MoveEdit",
    "MoveEditParam",
    "MultiImagePrompt",
    "MultiImagePromptParam",
    "Navmesh",
    "NavmeshAgent",
    "NavmeshAgentParam",
    "ObjectPlacement",
    "ObjectPlacementParam",
    "ObjectSize",
    "ObjectState",
    "Operation",
    "OperationCost",
    "OperationCostLineItem",
    "OperationError",
    "OperationMetadata",
    "OperationPage",
    "OperationState",
    "OutdoorPlace",
    "PanoDepthToRgbResult",
    "PanoDepthToRgbTaskParam",
    "Permission",
    "PermissionRequestParam",
    "Place",
    "PlacedImage",
    "PlacedImageParam",
    "PreparedUpload",
    "Preview",
    "Progress",
    "QueuePlace",
    "Quote",
    "RelationKind",
    "RemoveChangeParam",
    "RemoveEdit",
    "RemoveEditParam",
    "RepresentedNoun",
    "RestyleChangeParam",
    "RestyleEdit",
    "RestyleEditParam",
    "RoomSize",
    "RoomSizeParam",
    "RoomSurface",
    "RoomSurfaceParam",
    "RoomSurfaces",
    "RoomSurfacesParam",
    "Scene",
    "SceneChangeParam",
    "SceneComposition",
    "SceneEdit",
    "SceneEditParam",
    "SceneLight",
    "SceneLightParam",
    "SceneObject",
    "SceneObjectParam",
    "SceneParam",
    "ScenePrompt",
    "ScenePromptParam",
    "SceneRelation",
    "SceneRelationParam",
    "Scope",
    "Season",
    "ShareToken",
    "SharedWorld",
    "Sharing",
    "SharingRequestParam",
    "SpawnPoint",
    "SplatSemantics",
    "Splats",
    "Started",
    "Storage",
    "TaskError",
    "TaskErrorCode",
    "TaskName",
    "TaskOperation",
    "TaskOperationMetadata",
    "TaskOperationPage",
    "TaskStarted",
    "TextPrompt",
    "TextPromptParam",
    "TimeOfDay",
    "UpdateWorldOptions",
    "UploadInfo",
    "UriReference",
    "UriReferenceParam",
    "Usage",
    "UsageOfDay",
    "ValidationEntry",
    "VaryWorldOptions",
    "VideoPrompt",
    "VideoPromptParam",
    "Weather",
    "WebhookDelivery",
    "WebhookDeliverySummary",
    "World",
    "WorldAssets",
    "WorldOrigin",
    "WorldPage",
    "WorldPrompt",
    "WorldPromptParam",
    "WorldResponse",
]


if TYPE_CHECKING:
    BatchAnswer = BatchResponse
    ExportResultAgent = NavmeshAgent
    ExportWorldTaskAgentParam = NavmeshAgentParam
    TaskOperationMetadataPreview = Preview
    WorldAnswer = WorldResponse
    WorldAssetsNavmesh = Navmesh


def __getattr__(name: str) -> Any:
    return renamed(name, globals(), {
        "BatchAnswer": "BatchResponse",
        "ExportResultAgent": "NavmeshAgent",
        "ExportWorldTaskAgentParam": "NavmeshAgentParam",
        "TaskOperationMetadataPreview": "Preview",
        "WorldAnswer": "WorldResponse",
        "WorldAssetsNavmesh": "Navmesh",
    })
