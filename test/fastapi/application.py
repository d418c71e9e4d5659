"""The v1 and operator requests as a FastAPI application would declare them, in the order of the zod schemas."""

from datetime import datetime
from typing import Annotated, Any, Literal, Optional, Union

from fastapi import FastAPI, Header, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import AfterValidator, BaseModel, BeforeValidator, Field, model_validator
from pydantic_core import PydanticKnownError

MANY = 1_000_000_000


def storable(text: str) -> str:
    if "\0" in text:
        raise ValueError("the text contains a NUL")
    return text


def text(low: int, high: int):
    return Annotated[str, Field(min_length=low, max_length=high), AfterValidator(storable)]


def integer(low: int, high: int):
    return Annotated[int, Field(ge=low, le=high)]


def forbidden(_: Any) -> Any:
    raise PydanticKnownError("extra_forbidden")


Name = text(1, 128)
Reference = text(1, 255)
Tags = Annotated[list[text(1, 32)], Field(max_length=10)]
Extension = Annotated[str, Field(pattern="^[A-Za-z0-9]{1,16}$")]
Prompt = text(1, 2000)
Beside = text(0, 2000)
NoWebhook = Annotated[Any, BeforeValidator(forbidden)]
Positive = Annotated[float, Field(gt=0, allow_inf_nan=False)]
Degrees = Annotated[float, Field(allow_inf_nan=False)]


class ByUri(BaseModel):
    source: Literal["uri"]
    uri: text(1, 8192)


class ByAsset(BaseModel):
    source: Literal["media_asset"]
    media_asset_id: Reference


class ByValue(BaseModel):
    source: Literal["data_base64"]
    data_base64: str
    extension: Optional[Extension] = None


SOURCES = {"uri": "uri", "media_asset_id": "media_asset", "data_base64": "data_base64"}


def with_source(value: Any) -> Any:
    """An absent source is told by the one key that is there."""
    if not isinstance(value, dict) or value.get("source") is not None:
        return value
    named = [source for key, source in SOURCES.items() if value.get(key) is not None]
    return {**value, "source": named[0]} if len(named) == 1 else value


MediaReference = Annotated[
    Annotated[Union[ByUri, ByAsset, ByValue], Field(discriminator="source")],
    BeforeValidator(with_source),
]


class TextPrompt(BaseModel):
    type: Literal["text"]
    text_prompt: Prompt
    disable_recaption: Optional[bool] = None


class ImagePrompt(BaseModel):
    type: Literal["image"]
    image_prompt: MediaReference
    is_pano: Optional[Union[Literal["auto"], bool]] = None
    text_prompt: Optional[Beside] = None
    disable_recaption: Optional[bool] = None


class PlacedImage(BaseModel):
    azimuth: Optional[Degrees] = None
    content: MediaReference


class MultiImagePrompt(BaseModel):
    type: Literal["multi-image"]
    multi_image_prompt: Annotated[list[PlacedImage], Field(min_length=1, max_length=8)]
    reconstruct_images: Optional[bool] = None
    text_prompt: Optional[Beside] = None
    disable_recaption: Optional[bool] = None

    @model_validator(mode="after")
    def few_images(self):
        if len(self.multi_image_prompt) > 4 and not self.reconstruct_images:
            raise ValueError("more than 4 images need reconstruct_images")
        return self


class VideoPrompt(BaseModel):
    type: Literal["video"]
    video_prompt: MediaReference
    text_prompt: Optional[Beside] = None
    disable_recaption: Optional[bool] = None


# The words of scenes, in the order of libs/product/domain.
Place = Literal[
    "canyon", "alpine", "meadow", "desert", "beach", "forest", "tundra", "volcanic", "swamp", "village", "tropical-island",
    "rainforest", "conifer-forest", "farmland", "city-street", "ruins", "living-room", "library", "workshop", "temple-hall",
    "kitchen", "cave", "spaceship-corridor"
]  # fmt: skip
# The objects and substances of the catalogue that the cases name. Both are checked strings: the catalogue grows.
KINDS = {"barn", "car", "stump"}
SUBSTANCES = {"wood", "gold"}


def one_of(known: set[str], noun: str):
    def check(name: str) -> str:
        if name not in known:
            raise ValueError(f"unknown {noun}")
        return name

    return AfterValidator(check)


Kind = Annotated[text(1, 64), one_of(KINDS, "kind of object")]
Substance = Annotated[text(1, 64), one_of(SUBSTANCES, "substance")]
ObjectState = Literal["rusty", "mossy", "broken", "wet", "snow-covered", "burning", "glowing"]


def number(low: float, high: float):
    return Annotated[float, Field(ge=low, le=high, allow_inf_nan=False)]


class SceneObject(BaseModel):
    kind: Kind
    count: Optional[integer(1, 200)] = None
    size: Optional[number(0.3, 3)] = None
    color: Optional[Annotated[list[number(0, 1)], Field(min_length=3, max_length=3)]] = None
    substance: Optional[Substance] = None
    state: Optional[ObjectState] = None
    phrase: Optional[text(0, 200)] = None


class RoomSurface(BaseModel):
    substance: Optional[Substance] = None
    color: Optional[Annotated[list[number(0, 1)], Field(min_length=3, max_length=3)]] = None


class RoomSurfaces(BaseModel):
    wall: Optional[RoomSurface] = None
    floor: Optional[RoomSurface] = None
    ceiling: Optional[RoomSurface] = None


class SceneLight(BaseModel):
    colors: Annotated[
        list[Annotated[list[number(0, 1)], Field(min_length=3, max_length=3)]], Field(min_length=1, max_length=2)
    ]


class Scene(BaseModel):
    version: Literal[1, 2]
    seed: Optional[integer(0, 4294967295)] = None
    place: Place
    room: Optional[Annotated[text(1, 64), one_of(set(), "type of room")]] = None
    site: Optional[Annotated[text(1, 64), one_of(set(), "type of site")]] = None
    surfaces: Optional[RoomSurfaces] = None
    light: Optional[SceneLight] = None
    time: Optional[Literal["dawn", "day", "dusk", "night"]] = None
    weather: Optional[Literal["clear", "overcast", "fog", "snow", "rain"]] = None
    season: Optional[Literal["spring", "summer", "autumn", "winter"]] = None
    objects: Optional[Annotated[list[SceneObject], Field(max_length=64)]] = None
    water: Optional[Literal["none", "river", "lake", "sea", "waterfall", "canal", "pools"]] = None
    relief: Optional[number(0.25, 2)] = None
    density: Optional[number(0, 2)] = None
    cover: Optional[Literal["none", "moss", "snow", "grass", "sand", "leaves", "flowers"]] = None
    without: Optional[Annotated[list[Kind], Field(max_length=48)]] = None

    @model_validator(mode="after")
    def no_clash(self):
        clash = next((entry.kind for entry in self.objects or [] if entry.kind in (self.without or [])), None)
        if clash is not None:
            raise ValueError(f"{clash} is both in objects and in without")
        if self.light is not None and self.version == 1:
            raise ValueError("light must be left out in version 1")
        for i, color in enumerate(self.light.colors if self.light is not None else []):
            if max(color) < 0.05:
                raise ValueError(f"light.colors[{i}] must be a color with a channel of at least 0.05")
        return self


class ScenePrompt(BaseModel):
    type: Literal["scene"]
    scene: Scene


WorldPrompt = Annotated[
    Union[TextPrompt, ImagePrompt, MultiImagePrompt, VideoPrompt, ScenePrompt],
    Field(discriminator="type"),
]


class ComposeScene(BaseModel):
    text_prompt: Prompt
    seed: Optional[integer(0, 4294967295)] = None


class Permission(BaseModel):
    public: Optional[bool] = None
    allow_id_access: Optional[bool] = None
    allowed_readers: Optional[Annotated[list[text(1, 64)], Field(max_length=64)]] = None


class GenerateWorld(BaseModel):
    display_name: Optional[text(0, 64)] = None
    model: Optional[str] = None
    world_prompt: WorldPrompt
    permission: Optional[Permission] = None
    tags: Optional[Tags] = None
    seed: Optional[integer(0, 4294967295)] = None
    dry_run: Optional[bool] = None
    webhookUrl: NoWebhook = None


class Page(BaseModel):
    page_size: Optional[integer(1, 100)] = None
    page_token: Optional[str] = None


class ListWorlds(Page):
    status: Optional[Literal["SUCCEEDED", "PENDING"]] = None
    model: Optional[str] = None
    tags: Optional[Tags] = None
    is_public: Optional[bool] = None
    created_after: Optional[datetime] = None
    created_before: Optional[datetime] = None
    sort_by: Optional[Literal["created_at", "updated_at"]] = None
    sort_order: Optional[Literal["asc", "desc"]] = None


class ExportWorld(BaseModel):
    asset_type: str
    format: str
    dry_run: Optional[bool] = None
    webhookUrl: NoWebhook = None


class PrepareUpload(BaseModel):
    file_name: text(1, 255)
    kind: Literal["image", "video"]
    extension: Extension


class DepthToRgb(BaseModel):
    depth_pano_image: MediaReference
    text_prompt: Prompt
    seed: Optional[integer(0, 4294967295)] = None
    z_min: Optional[Positive] = None
    z_max: Optional[Positive] = None
    depth_encoding: Optional[Literal["linear", "inverse_log"]] = None
    dry_run: Optional[bool] = None
    webhookUrl: NoWebhook = None

    @model_validator(mode="after")
    def depths(self):
        if (self.z_min is None) != (self.z_max is None):
            raise ValueError("z_min and z_max must be provided together")
        if self.z_min is not None and self.z_max is not None and self.z_max <= self.z_min:
            raise ValueError("z_max must be greater than z_min")
        return self


class Limits(BaseModel):
    per_minute: integer(0, MANY)
    per_hour: integer(0, MANY)
    draft_per_minute: Optional[integer(0, MANY)] = None
    exports_per_minute: Optional[integer(0, MANY)] = None
    exports_per_hour: Optional[integer(0, MANY)] = None


class AutoRefill(BaseModel):
    threshold: integer(0, MANY)
    amount: integer(1, MANY)
    monthly_cap: integer(0, MANY)


Tier = Literal["default", "higher"]


class CreateAccount(BaseModel):
    name: Name
    credits: Optional[integer(0, MANY)] = None
    tier: Optional[Tier] = None
    limits: Optional[Limits] = None
    max_running: Optional[integer(0, MANY)] = None


class UpdateAccount(BaseModel):
    name: Name = ""
    tier: Tier = "default"
    limits: Optional[Limits] = None
    max_running: Optional[integer(0, MANY)] = None
    auto_refill: Optional[AutoRefill] = None


class GrantCredits(BaseModel):
    credits: integer(-MANY, MANY)
    reference: Reference
    note: Optional[text(0, 500)] = None

    @model_validator(mode="after")
    def some(self):
        if self.credits == 0:
            raise ValueError("credits must not be 0")
        return self


class CreateProject(BaseModel):
    name: Name


class CreateKey(BaseModel):
    project_id: Reference
    name: Optional[Name] = None
    expires_at: Optional[datetime] = None


class RotateKey(BaseModel):
    overlap_seconds: Optional[integer(0, 7776000)] = None


class SearchCatalogue(BaseModel):
    q: Optional[text(0, 200)] = None
    theme: Optional[Annotated[text(1, 200), one_of({"nature"}, "theme")]] = None
    page_size: Optional[integer(1, 200)] = None
    page_token: Optional[str] = None


State = Literal["QUEUED", "RUNNING", "SUCCEEDED", "FAILED", "CANCELLED"]


class ListOperations(Page):
    state: Optional[State] = None


class Usage(BaseModel):
    # `from` is a word of Python's.
    from_: Optional[datetime] = Field(None, alias="from")
    until: Optional[datetime] = None


BODIES = {
    "POST /svc/v1/worlds:generate": GenerateWorld,
    "POST /svc/v1/worlds:list": ListWorlds,
    "POST /svc/v1/worlds/w:export": ExportWorld,
    "POST /svc/v1/media-assets:prepare_upload": PrepareUpload,
    "POST /svc/v1/pano:depth_to_rgb": DepthToRgb,
    "POST /svc/v1/scenes:compose": ComposeScene,
    "POST /admin/v1/accounts": CreateAccount,
    "PATCH /admin/v1/accounts/a": UpdateAccount,
    "POST /admin/v1/accounts/a/grants": GrantCredits,
    "POST /admin/v1/accounts/a/projects": CreateProject,
    "POST /admin/v1/accounts/a/keys": CreateKey,
    "POST /admin/v1/accounts/a/keys/k:rotate": RotateKey,
}

application = FastAPI()


@application.exception_handler(RequestValidationError)
async def refuse(_: Request, error: RequestValidationError) -> JSONResponse:
    """FastAPI's own handler, less the input, which need not be encodable: half a surrogate pair is not."""
    detail = [{key: entry[key] for key in ("type", "loc", "msg")} for entry in error.errors()]
    return JSONResponse({"detail": detail}, status_code=422)


def accept(endpoint: str, model: type[BaseModel]) -> None:
    method, path = endpoint.split(" ")

    @application.api_route(path, methods=[method])
    async def handler(body: model) -> dict:
        return {}


for endpoint, model in BODIES.items():
    accept(endpoint, model)


@application.get("/svc/v1/operations")
async def list_operations(query: Annotated[ListOperations, Query()]) -> dict:
    return {}


@application.get("/svc/v1/catalogue")
async def search_catalogue(query: Annotated[SearchCatalogue, Query()]) -> dict:
    return {}


@application.get("/svc/v1/usage")
async def usage(query: Annotated[Usage, Query()]) -> dict:
    return {}


@application.get("/svc/v1/start")
async def start(
    idempotency_key: Annotated[
        Optional[Annotated[str, Field(min_length=1, max_length=255, pattern="^[!-~]*$")]], Header()
    ] = None,
) -> dict:
    """Any start, for the header that all of them take."""
    return {}
