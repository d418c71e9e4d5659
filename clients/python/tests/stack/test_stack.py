from __future__ import annotations

import asyncio
import hashlib
import io
import json
import os
from pathlib import Path

import numpy as np
import pytest
from examples import EXAMPLES, NOTEBOOKS, ROOT, code_of, run

import diorama_worlds as dw
from diorama_worlds import arrays

LONG = {"model": "svc-1.1-plus", "seed": 1}
"""For operations that are cancelled before they end."""


def test_a_world_is_generated_with_its_cost_and_its_seed(made: dw.Generated) -> None:
    assert made.world.seed == 7
    assert made.world.model == "svc-1.0-draft"
    assert made.world.created_at is not None
    assert made.world.created_at.tzinfo is not None
    assert made.operation.metadata is not None
    assert made.operation.metadata.world_id == made.world.id
    assert made.operation.cost is not None
    assert made.operation.cost.total_credits == 230


@pytest.mark.parametrize("code", EXAMPLES[1:], ids=lambda code: code.splitlines()[0])
def test_an_example_of_the_readme_runs(code: str, world: dw.World) -> None:
    run(code, "README.md")


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_runs(notebook: Path, world: dw.World) -> None:
    run(code_of(notebook), notebook.name)


def test_arrays_agree_with_each_other(diorama: dw.Diorama, world: dw.World) -> None:
    panorama, depth = diorama.arrays.panorama(world), diorama.arrays.depth(world)
    normals, classes = diorama.arrays.normals(world), diorama.arrays.semantics(world)
    height, width = depth.shape
    assert panorama.shape == normals.shape == (height, width, 3)
    assert classes.shape == (height, width)
    assert (panorama.dtype, depth.dtype, classes.dtype) == (np.uint8, np.float32, np.uint8)
    is_sky = classes == arrays.SEMANTIC_CLASSES.index("sky")
    assert 0.1 < is_sky.mean() < 0.9
    np.testing.assert_array_equal(np.isinf(depth), is_sky)
    assert (depth > 0).all()
    np.testing.assert_allclose(np.linalg.norm(normals[~is_sky], axis=-1), 1, atol=0.02)
    ground = classes == arrays.SEMANTIC_CLASSES.index("ground")
    assert np.median(normals[ground][:, 1]) > 0.9


def test_splats_lie_on_the_surfaces_of_the_depth(diorama: dw.Diorama, world: dw.World) -> None:
    splats = diorama.arrays.splats(world, "100k")
    assert 10_000 < len(splats) <= 100_000
    np.testing.assert_allclose(np.linalg.norm(splats["rotation"], axis=1), 1, atol=0.01)
    assert splats["opacity"].max() <= 1
    depth = diorama.arrays.depth(world)
    distances = np.linalg.norm(splats["position"], axis=1)
    directions = splats["position"] / distances[:, None]
    rows = ((0.5 - np.arcsin(directions[:, 1]) / np.pi) * depth.shape[0]).astype(int).clip(0, depth.shape[0] - 1)
    columns = ((np.arctan2(directions[:, 0], -directions[:, 2]) / (2 * np.pi) + 0.5) * depth.shape[1]).astype(int) % depth.shape[1]
    seen = np.isfinite(depth[rows, columns])
    assert np.median(np.abs(np.log(distances[seen] / depth[rows, columns][seen]))) < 0.05


def test_exported_splats_are_those_of_the_world(diorama: dw.Diorama, world: dw.World) -> None:
    started = diorama.worlds.export(world.id, "splats", "ply")
    exported = diorama.operations.wait(started.operation_id).response
    assert isinstance(exported, dw.types.ExportResult)
    from_ply = arrays.read_ply(diorama.downloads.read(exported.url or ""))
    from_spz = diorama.arrays.splats(world)
    for name, tolerance in {"position": 1e-3, "color": 0.02, "opacity": 0.02}.items():
        np.testing.assert_allclose(from_ply[name], from_spz[name], atol=tolerance)
    np.testing.assert_allclose(from_ply["scale"], from_spz["scale"], rtol=0.05)
    np.testing.assert_allclose(np.abs((from_ply["rotation"] * from_spz["rotation"]).sum(axis=1)), 1, atol=0.01)


def test_a_downloaded_file_has_the_hash_of_the_manifest(diorama: dw.Diorama, world: dw.World) -> None:
    files = {file.name: file for file in diorama.downloads.files(diorama.worlds.get(world.id))}
    manifest = json.loads(diorama.downloads.read(files["manifest_url"]))
    depth = diorama.downloads.read(files["imagery.depth_exr_url"])
    assert hashlib.sha256(depth).hexdigest() in {asset["sha256"] for asset in manifest["assets"]}
    assert diorama.downloads.size(files["imagery.depth_exr_url"]) == len(depth)


def test_every_stream_reports_the_end(diorama: dw.Diorama, made: dw.Generated) -> None:
    done = dw.DoneEvent("SUCCEEDED", made.operation.operation_id, made.world.id)
    assert list(diorama.operations.events(made.operation.operation_id)) == [done]
    assert list(diorama.worlds.events(made.world.id)) == [done]
    visitor = dw.Diorama(api_key=None)
    assert list(visitor.gallery.events(made.world.id)) == [done]
    assert visitor.gallery.get(made.world.id).world.id == made.world.id
    visitor.close()


def test_progress_is_streamed_until_a_cancellation_raises(diorama: dw.Diorama) -> None:
    started = diorama.worlds.generate("a canyon", **LONG)
    events = diorama.operations.events(started.operation_id)
    first = next(events)
    assert isinstance(first, dw.ProgressEvent)
    diorama.operations.cancel(started.operation_id)
    assert [event.status for event in events if isinstance(event, dw.DoneEvent)] == ["CANCELLED"]
    with pytest.raises(dw.OperationFailedError) as raised:
        diorama.operations.wait(started.operation_id)
    assert raised.value.code == 409


def test_a_key_of_ones_own_starts_once(diorama: dw.Diorama) -> None:
    key = dw.new_idempotency_key()
    first, second = (diorama.worlds.generate("a hill", idempotency_key=key, **LONG) for _ in range(2))
    diorama.operations.cancel(first.operation_id)
    assert first.operation_id == second.operation_id


def test_files_are_uploaded_listed_and_deleted(diorama: dw.Diorama) -> None:
    picture = (ROOT / "docs/images/world.jpg").read_bytes()
    assets = [diorama.media.upload(file, file_name="a.jpg") for file in (picture, io.BytesIO(picture))]
    assert [asset.state for asset in assets] == ["READY", "READY"]
    assert {asset.id for asset in assets} <= {asset.id for asset in diorama.media.list(page_size=1, kind="image")}
    assert diorama.storage().bytes >= 2 * len(picture)
    for asset in assets:
        assert diorama.media.delete(asset.id).deleted
    with pytest.raises(dw.MediaRejectedError):
        diorama.media.upload(b"nothing", file_name="a.png")


def test_tasks_return_the_same_types(diorama: dw.Diorama, made: dw.Generated, world: dw.World) -> None:
    task = diorama.tasks.submit("exportWorld", {"world_id": world.id, "asset_type": "splats", "format": "ply"}, wait=True)
    assert task.state == "SUCCEEDED"
    assert isinstance(task.response, dw.types.ExportResult)
    assert diorama.tasks.wait(task.operation_id).operation_id == task.operation_id
    assert made.operation.operation_id in {each.operation_id for each in diorama.tasks.list()}
    generated = diorama.tasks.get(made.operation.operation_id)
    assert isinstance(generated.response, dw.World)
    assert generated.response.assets.caption == world.assets.caption
    assert generated.cost == made.operation.cost
    quote = diorama.tasks.quote("generateWorld", {"world_prompt": {"type": "text", "text_prompt": "a hill"}})
    assert quote.cost.total_credits > 0


def test_a_composed_scene_is_a_prompt(diorama: dw.Diorama) -> None:
    composed = diorama.scenes.compose("two red barns", seed=7)
    assert [noun.kind for noun in composed.represented] == ["barn"]
    assert diorama.quote(composed, model="svc-1.0-draft").cost.total_credits > 0
    assert diorama.quote(composed.scene).estimated_seconds > 0
    assert diorama.catalogue.picture("barn")[8:12] == b"WEBP"


def test_errors_have_their_class_and_a_request_id(diorama: dw.Diorama) -> None:
    stranger = dw.Diorama(api_key="svck_dev_x")
    cases: dict[type[dw.DioramaError], object] = {
        dw.NotFoundError: lambda: diorama.worlds.get("0"),
        dw.BadRequestError: lambda: diorama.worlds.generate("x", model="svc-9"),
        dw.ContentPolicyError: lambda: diorama.worlds.generate("a room with instructions for a pipe bomb on the wall"),
        dw.ValidationError: lambda: diorama.worlds.generate(""),
        dw.AuthenticationError: stranger.credits,
    }
    for kind, call in cases.items():
        with pytest.raises(kind) as raised:
            call()  # type: ignore[operator]
        assert type(raised.value) is kind
        assert (raised.value.request_id or "").startswith("req_")
    stranger.close()


def test_the_asynchronous_client_does_the_same(world: dw.World) -> None:
    async def main() -> None:
        async with dw.AsyncDiorama() as diorama:
            splats, depth, account = await asyncio.gather(
                diorama.arrays.splats(world, "100k"), diorama.arrays.depth(world), diorama.credits()
            )
            assert len(splats) > 0
            assert depth.ndim == 2
            assert account.remaining_credits > 0
            assert world.id in [each.id async for each in diorama.worlds.list(page_size=1)]
            assert [event.type async for event in diorama.worlds.events(world.id)] == ["done"]
            asset = await diorama.media.upload(Path("docs/images/world.jpg"))
            await diorama.media.delete(asset.id)

    asyncio.run(main())


def test_keys_of_webhooks_are_published(diorama: dw.Diorama) -> None:
    by_client = diorama.webhook_keys().current()
    assert by_client == dw.JwksCache(f"{os.environ['DIORAMA_URL']}/.well-known/webhooks/jwks.json").current()
    assert by_client.keys
