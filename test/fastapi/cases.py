"""Requests to refuse, and some to accept that a stricter reader would refuse: (endpoint, body or query or headers)."""

GENERATE = "POST /svc/v1/worlds:generate"
LIST = "POST /svc/v1/worlds:list"
EXPORT = "POST /svc/v1/worlds/w:export"
UPLOAD = "POST /svc/v1/media-assets:prepare_upload"
DEPTH = "POST /svc/v1/pano:depth_to_rgb"
COMPOSE = "POST /svc/v1/scenes:compose"
CATALOGUE = "GET /svc/v1/catalogue"
ACCOUNTS = "POST /admin/v1/accounts"
ACCOUNT = "PATCH /admin/v1/accounts/a"
GRANTS = "POST /admin/v1/accounts/a/grants"
PROJECTS = "POST /admin/v1/accounts/a/projects"
KEYS = "POST /admin/v1/accounts/a/keys"
ROTATE = "POST /admin/v1/accounts/a/keys/k:rotate"
OPERATIONS = "GET /svc/v1/operations"
USAGE = "GET /svc/v1/usage"
START = "GET /svc/v1/start"

TEXT = {"type": "text", "text_prompt": "a meadow"}
URI = {"source": "uri", "uri": "https://example.com/a.png"}
GLOBE = "\U0001f30d"

ENDPOINTS = [GENERATE, LIST, EXPORT, UPLOAD, DEPTH, COMPOSE, ACCOUNTS, ACCOUNT, GRANTS, PROJECTS, KEYS, ROTATE]
NO_OBJECTS = ["", "null", "[]", '"x"', "3", "true"]

SEEDS = [
    '"x"', '""', "1.5", "-1", "4294967296", "true", "false", "[]", "{}", '"5"', '" 5 "', '"5.0"', '"5."', '"5.5"', '"1_000"', '"1__0"',
    '"_1"', '"+5"', '"- 5"', '"1e3"', '"inf"', '"nan"', '"NaN"', '"0x10"', '"\\u0665"', '"5\\u00a0"', '"5\\ufeff"', "1e400", "-1e400",
    "5.0", "-0.0", '"\\ud800"', "1180591620717411303424", "-1180591620717411303424", '"1180591620717411303424"', '"' + "9" * 4301 + '"', "null",
]  # fmt: skip

DEPTHS = [
    '"x"', '""', "0", "-1", "0.0", "false", "true", "[]", "{}", '"0"', '" 2 "', '"2."', '".5"', '"1_0.5"', '"1__0"', '"1_"', '"1e1_0"',
    '"inf"', '"-Infinity"', '"nan"', '"1e400"', '"1e"', '"0x10"', "1e400", "1180591620717411303424", '"\\u0665"', "1e-320", '"\\ud800"', '"1_e5"',
]  # fmt: skip

FLAGS = ["2", "-1", "1.5", "1.0", "0", '"yes"', '"OFF"', '" true"', '"1.0"', '""', '"constructor"', "[]", "{}", "1e400", "1e30", '"\\ud800"', "null"]

MOMENTS = [
    '""', '"yesterday"', '"2026-01"', '"2026/01/01"', '"2026-01/01"', '"2x26-01-01"', '"2026-x1-01"', '"2026-01-x1"', '"2026-13-01"',
    '"2026-00-01"', '"2026-02-30"', '"2025-02-29"', '"2024-02-29"', '"2026-01-00"', '"2026-04-31"', '" 2026-01-01"', '"2026-01-01 "',
    '"2026-01-01T"', '"2026-01-01T00"', '"2026-01-01T00:00"', '"2026-01-01T24:00"', '"2026-01-01T00:60"', '"2026-01-01T00:00:60"',
    '"2026-01-01T00:00:00."', '"2026-01-01T00:00:00.1234567890Z"', '"2026-01-01_00:00,5"', '"2026-01-01T00:00:00+24:00"',
    '"2026-01-01T00:00:00+01"', '"2026-01-01T00:00:00+0100"', '"2026-01-01T00:00:00\\u221201:00"', '"2026-01-01T00:00:00ZZ"',
    '"0000-01-01"', '"0001-01-01"', '"0001-01-01T00:00:00+01:00"', '"9999-12-31T23:59:59-01:00"', "true", "[]", "{}", "0", "-1", "1e300",
    "1e400", "253402300800000", "-62135596800001", "-62167219200001", '"1700000000.5"', '"99999999999999999999999"', '"1e9"', '"."', '"-"',
    "1700000000.123456", "null", '"2026-01-01T00:00:00.5"', '"\\uff12026-01-01"', '"\\ud800"', '"2026-01-0\\u0661"',
]  # fmt: skip

TAGS = [
    '"a"', "{}", '{"0":"a"}', "3", "true", '[""]', "[3]", "[null]", '["a","",4,"\\u0000"]', '["\\ud800"]', "[[]]", '[["a"]]',
    '["' + "x" * 33 + '"]', '["' + GLOBE * 32 + '"]', '["' + GLOBE * 33 + '"]', '["","a","a","a","a","a","a","a","a","a","a"]', "[]",
    "[1,2,3,4,5,6,7,8,9,10,11,12]", "null",
]  # fmt: skip

PROMPTS = [
    None, [], "a meadow", 4, True, {}, {"type": None}, {"type": ""}, {"type": "sound"}, {"type": "Text"}, {"type": "text "}, {"type": 3},
    {"type": True}, {"type": False}, {"type": "it's \"quoted\""}, {"type": "\u00e9"}, {"type": "\n"}, {"text_prompt": "no type"},
    {"type": "text"}, {"type": "text", "text_prompt": None}, {"type": "text", "text_prompt": ["a"]}, {"type": "text", "text_prompt": ""},
    {"type": "text", "text_prompt": GLOBE * 2000}, {"type": "text", "text_prompt": "x" * 2001},
    {"type": "text", "text_prompt": "a\0b", "disable_recaption": "perhaps"}, {**TEXT, "disable_recaption": None, "later": 1},
    {"type": "image"}, {"type": "image", "image_prompt": None}, {"type": "image", "image_prompt": "https://example.com/a.png"},
    {"type": "image", "image_prompt": URI, "text_prompt": ""}, {"type": "image", "image_prompt": URI, "text_prompt": None},
    {"type": "image", "image_prompt": {"source": "file"}, "is_pano": "maybe", "text_prompt": 7, "disable_recaption": 7},
    {"type": "multi-image"}, {"type": "multi-image", "multi_image_prompt": []}, {"type": "multi-image", "multi_image_prompt": {}},
    {"type": "multi-image", "multi_image_prompt": "x"}, {"type": "multi-image", "multi_image_prompt": [URI]},
    {"type": "multi-image", "multi_image_prompt": [None, 3, [], {}]},
    {"type": "multi-image", "multi_image_prompt": [{"content": URI}] * 4},
    {"type": "multi-image", "multi_image_prompt": [{"content": URI}] * 5},
    {"type": "multi-image", "multi_image_prompt": [{"content": URI}] * 5, "text_prompt": ""},
    {"type": "multi-image", "multi_image_prompt": [{"content": URI}] * 8, "reconstruct_images": True},
    {"type": "multi-image", "multi_image_prompt": [{"content": URI}] * 8, "reconstruct_images": "sure"},
    {"type": "multi-image", "multi_image_prompt": [{}] * 9, "reconstruct_images": True},
    {"type": "multi-image", "multi_image_prompt": [{"azimuth": "north", "content": URI}, {"azimuth": "90", "content": {"source": "uri"}}]},
    {"type": "multi-image", "multi_image_prompt": [{"azimuth": None, "content": {"data_base64": 3}}, {"azimuth": {}, "content": {}}]},
    {"type": "video"}, {"type": "video", "video_prompt": {"media_asset_id": ""}, "text_prompt": "x" * 2001},
]  # fmt: skip

REFERENCES = [
    "{}", "[]", '"x"', "null", '{"source":null}', '{"source":"uri"}', '{"source":"URI","uri":"x"}', '{"source":"media_asset","uri":"x"}',
    '{"source":7}', '{"uri":3}', '{"uri":""}', '{"uri":null}', '{"uri":"x","data_base64":"eA=="}', '{"uri":"x","data_base64":null}',
    '{"uri":"x","media_asset_id":"m","data_base64":"eA=="}', '{"source":null,"media_asset_id":["m"]}', '{"media_asset_id":"\\u0000"}',
    '{"uri":"' + "x" * 8193 + '"}', '{"data_base64":null,"source":"data_base64"}', '{"data_base64":"eA==","extension":".png"}',
    '{"data_base64":"eA==","extension":""}', '{"data_base64":"eA==","extension":3}', '{"data_base64":"eA==","extension":null}',
    '{"data_base64":"not base64","source":"data_base64","later":1}', '{"media_asset_id":"' + "m" * 256 + '"}',
    '{"media_asset_id":false,"uri":"x","source":"media_asset"}', '{"source":"uri","uri":"a\\ud800"}',
]  # fmt: skip

MEADOW = '"version":1,"place":"meadow"'
BARN = '{"kind":"barn"}'

SCENES = [
    "null", "[]", '"meadow"', "{}", '{"version":2}', '{"version":3,"place":"meadow"}', '{"version":2,"place":"meadow"}', '{"version":"1","place":"moon"}', '{"version":1.0,"place":"meadow"}', '{"version":null,"place":null}',
    *("{" + MEADOW + "," + field + "}" for field in [
        '"time":"noon"', '"time":null', '"weather":"hail"', '"season":3', '"water":["lake"]', '"cover":""', '"relief":0', '"relief":"1.5"',
        '"relief":"nan"', '"density":2.01', '"density":"inf"', '"density":-1e400', '"seed":-1', '"seed":4294967296', '"seed":null', '"later":{"deep":[1]}',
        '"objects":{}', '"objects":null', '"objects":[]', '"objects":[null,3,"barn",[]]', '"objects":[{}]', '"objects":[{"kind":"flying-teapot"}]',
        '"objects":[' + BARN + "," + '{"kind":"barn","count":1000000000}]', '"objects":[{"kind":"barn","count":0,"size":0,"color":[1,0],"phrase":3}]',
        '"objects":[{"kind":"barn","count":"2","size":"0.5","color":["1",0,true],"phrase":""}]', '"objects":[{"kind":"barn","color":[0,0,1.5]}]',
        '"objects":[{"kind":"barn","color":[0,0,0,0]}]', '"objects":[{"kind":"barn","color":"red"}]', '"objects":[{"kind":"barn","size":1e400}]',
        '"objects":[{"kind":"barn","phrase":"' + "x" * 201 + '"}]', '"objects":[{"kind":"barn","phrase":"\\u0000"}]', '"objects":[{"kind":"barn","count":2.5}]',
        '"objects":[' + ",".join([BARN] * 64) + "]", '"objects":[' + ",".join([BARN] * 65) + "]", '"objects":[' + ",".join(["{}"] * 65) + "]",
        '"objects":[{"kind":""}]', '"objects":[{"kind":3}]', '"objects":[{"kind":"barn\\u0000"}]', '"objects":[{"kind":"\\ud800"}]',
        '"objects":[{"kind":"' + "x" * 65 + '"}]', '"objects":[{"kind":"Barn"}]', '"objects":[{"kind":"constructor"}]', '"objects":[{"kind":"stump","substance":"gold","state":"mossy"}]',
        '"objects":[{"kind":"stump","substance":null,"state":null}]', '"objects":[{"kind":"stump","substance":"cheese","state":"asleep"}]',
        '"objects":[{"kind":"stump","substance":"","state":""}]', '"objects":[{"kind":"stump","substance":3,"state":3}]',
        '"objects":[{"kind":"stump","substance":"toString","state":"constructor"}]', '"objects":[{"state":"wet","substance":"wood"}]',
        '"room":null,"site":null,"surfaces":null', '"room":"teapot-room","site":"teapot-field"', '"room":"","site":3', '"surfaces":[]', '"surfaces":{"wall":null}',
        '"surfaces":{"wall":{"substance":"wood","color":[0,"0.5",1]},"roof":3}', '"surfaces":{"floor":{"substance":"cheese","color":[0,0,2]},"wall":"wood"}',
        '"light":null', '"light":"red"', '"light":[]', '"light":{}', '"light":{"colors":null}', '"light":{"colors":"red"}', '"light":{"colors":[]}',
        '"light":{"colors":[[1,0,0]]}', '"light":{"colors":[[1,0],[0,0,0,1]]}', '"light":{"colors":[[1,0,1.5],["0.5","x",null]]}',
        '"light":{"colors":[[1,0,0],[0,1,0],[0,0,1]]}', '"light":{"colors":[1,0,0]}',
        '"without":["barn","flying-teapot"]', '"without":"barn"', '"without":[' + ",".join(['"barn"'] * 80) + "]", '"objects":[' + BARN + '],"without":["car","barn"]',
    ]),
]  # fmt: skip

CASES = [
    *((endpoint, body) for endpoint in ENDPOINTS for body in [*NO_OBJECTS, "{}"]),
    *((GENERATE, {"world_prompt": prompt}) for prompt in PROMPTS),
    *((GENERATE, f'{{"world_prompt":{{"type":"video","video_prompt":{reference}}}}}') for reference in REFERENCES),
    *((GENERATE, '{"world_prompt":{"type":"scene","scene":' + scene + "}}") for scene in SCENES),
    (GENERATE, {"world_prompt": {"type": "scene"}}),
    *((GENERATE, f'{{"seed":{seed}}}') for seed in SEEDS),
    *((GENERATE, f'{{"permission":{{"public":{flag},"allow_id_access":{flag}}}}}') for flag in FLAGS),
    *((GENERATE, f'{{"world_prompt":{{"type":"image","image_prompt":{{"uri":"x"}},"is_pano":{flag}}}}}') for flag in [*FLAGS, '"auto"', '"AUTO"']),
    *((GENERATE, f'{{"tags":{tags}}}') for tags in TAGS),
    (GENERATE, {"world_prompt": TEXT, "webhookUrl": "https://example.com/"}),
    (GENERATE, {"world_prompt": TEXT, "webhookUrl": None, "seed": -1}),
    (GENERATE, {"display_name": 3, "model": 4, "permission": 5, "tags": 6, "seed": "seven", "dry_run": 8, "webhookUrl": 9}),
    (GENERATE, {"webhookUrl": 9, "dry_run": 8, "seed": "x", "tags": "x", "permission": [], "model": {}, "display_name": []}),
    (GENERATE, {"display_name": "x" * 65, "world_prompt": TEXT}),
    (GENERATE, {"display_name": GLOBE * 65, "world_prompt": TEXT}),
    (GENERATE, {"display_name": "", "world_prompt": TEXT, "model": ""}),
    (GENERATE, {"display_name": "a\0b", "world_prompt": TEXT, "permission": {"allowed_readers": ["", "x" * 65, 3]}}),
    (GENERATE, {"world_prompt": TEXT, "permission": {"allowed_readers": ["a"] * 65}}),
    (GENERATE, {"world_prompt": TEXT, "permission": {"allowed_readers": "a"}}),
    (GENERATE, '{"world_prompt":{"type":"text","text_prompt":"\\ud800"},"display_name":"\\udfff"}'),
    (GENERATE, {"world_prompt": TEXT, "dry_run": "no"}),
    *((LIST, f'{{"created_after":{moment},"created_before":{moment}}}') for moment in MOMENTS),
    *((LIST, {"page_size": size}) for size in [0, 101, "20", 20.5, "all", [], True]),
    (LIST, {"page_token": 3, "status": "DONE", "model": 4, "is_public": "perhaps", "sort_by": "name", "sort_order": "up"}),
    (LIST, {"page_token": None, "status": None, "model": None, "tags": None, "is_public": None, "sort_by": None, "sort_order": None}),
    (LIST, '{"status":"\\ud800","model":"\\ud800","page_token":"\\u0000"}'),
    (LIST, {"status": ["SUCCEEDED"], "sort_by": 1, "sort_order": True}),
    (LIST, {"status": "succeeded", "tags": ["a", ""], "sort_order": "ASC"}),
    (EXPORT, {"asset_type": "splats"}),
    (EXPORT, {"format": "ply", "asset_type": None}),
    (EXPORT, {"format": ["ply"], "asset_type": 3}),
    (EXPORT, {"asset_type": "", "format": "glb"}),
    (EXPORT, {"asset_type": "splats", "format": "ply", "webhookUrl": "https://example.com/"}),
    (EXPORT, {"webhookUrl": None}),
    (EXPORT, {"asset_type": "mesh", "format": "glb", "dry_run": "yes"}),
    (EXPORT, {"asset_type": "mesh", "format": "glb", "dry_run": None}),
    (EXPORT, {"asset_type": 3, "format": "glb", "dry_run": "maybe"}),
    (UPLOAD, {"file_name": "a.png", "kind": "image", "extension": ".png"}),
    (UPLOAD, {"file_name": "", "kind": "audio", "extension": "x" * 17}),
    (UPLOAD, {"file_name": "x" * 256, "kind": "IMAGE", "extension": ""}),
    (UPLOAD, {"file_name": "a\0", "kind": None, "extension": None}),
    (UPLOAD, {"extension": 4, "kind": 5, "file_name": 6}),
    (UPLOAD, {"file_name": "a.png", "kind": ["image"], "extension": "png\n"}),
    (UPLOAD, {"file_name": "a.png", "kind": "image", "extension": "p\u00f1g"}),
    (UPLOAD, '{"file_name":"\\ud800","kind":"\\ud800","extension":"\\ud800"}'),
    (UPLOAD, {"file_name": GLOBE * 255, "kind": "video", "extension": "mp4"}),
    *((DEPTH, f'{{"depth_pano_image":{reference},"text_prompt":"a meadow"}}') for reference in REFERENCES),
    *((DEPTH, f'{{"depth_pano_image":{{"uri":"x"}},"text_prompt":"a","z_min":{depth},"z_max":1e9}}') for depth in DEPTHS),
    *(
        (DEPTH, {"depth_pano_image": URI, "text_prompt": "a", **fields})
        for fields in [
            {"z_min": 1}, {"z_max": 1}, {"z_min": 1, "z_max": 1}, {"z_min": 2, "z_max": 1}, {"z_min": 1, "z_max": "2"}, {"z_min": None, "z_max": 2},
            {"z_min": None, "z_max": None}, {"z_min": 0, "z_max": -1}, {"z_min": 2, "z_max": 1, "seed": -1}, {"depth_encoding": "log"},
            {"z_min": 1, "depth_encoding": "inverse_log"}, {"seed": 4294967295, "dry_run": "maybe"},
        ]  # fmt: skip
    ),
    (DEPTH, {"text_prompt": "", "z_max": "deep", "seed": "x"}),
    (DEPTH, {"depth_pano_image": URI, "text_prompt": "a", "z_min": 1, "webhookUrl": "https://example.com/"}),
    (DEPTH, {"webhookUrl": None, "seed": -1}),
    *((COMPOSE, f'{{"text_prompt":"a meadow","seed":{seed}}}') for seed in ["-1", '"5"', "4294967296", "1.5", "null"]),
    *((COMPOSE, {"text_prompt": prompt}) for prompt in ["", None, 3, ["a"], "a\0b", "x" * 2001, GLOBE * 2000, GLOBE * 2001, "\n"]),
    (COMPOSE, '{"text_prompt":"\\ud800","seed":"x"}'),
    *(
        (CATALOGUE, {"query": query})
        for query in [
            {"q": "barn"}, {"q": ""}, {"q": "x" * 201}, {"q": "a\0b"}, {"theme": "nature"}, {"theme": "Nature"}, {"theme": ""}, {"theme": "constructor"},
            {"page_size": "200"}, {"page_size": "201"}, {"page_size": "0"}, {"page_size": "all", "theme": "opera", "page_token": ""},
        ]  # fmt: skip
    ),
    (ACCOUNTS, {"name": "", "credits": -1, "tier": "gold", "limits": {}}),
    (ACCOUNTS, {"name": "x" * 129, "credits": 1.5, "tier": 3, "limits": []}),
    (ACCOUNTS, {"name": "a", "credits": 1000000001, "limits": {"per_minute": -1, "per_hour": "many"}}),
    (ACCOUNTS, {"name": "a", "limits": {"per_minute": 1, "per_hour": 2, "draft_per_minute": None}}),
    (ACCOUNTS, {"name": "a", "limits": {"per_minute": None, "per_hour": 2.5, "draft_per_minute": -1}}),
    (ACCOUNT, {"name": None, "tier": None, "max_running": None}),
    (ACCOUNT, {"limits": None, "auto_refill": None}),
    (ACCOUNT, {"limits": {"per_minute": 3}, "auto_refill": {}, "max_running": -1}),
    (ACCOUNT, {"auto_refill": {"threshold": -1, "amount": 0, "monthly_cap": "lots"}, "name": ""}),
    (GRANTS, {"credits": 0, "reference": "invoice 1"}),
    (GRANTS, {"credits": 0, "reference": ""}),
    (GRANTS, {"credits": "-5", "reference": "r", "note": "x" * 501}),
    (GRANTS, {"credits": -1000000001, "reference": 3, "note": 4}),
    (PROJECTS, {"name": ["a"]}),
    (PROJECTS, {"name": "\0"}),
    (KEYS, {"project_id": "", "name": "", "expires_at": "soon"}),
    (KEYS, {"project_id": 3, "name": 4, "expires_at": False}),
    (ROTATE, {"overlap_seconds": -1}),
    (ROTATE, {"overlap_seconds": 7776001}),
    (ROTATE, {"overlap_seconds": "an hour"}),
    *((OPERATIONS, {"query": query}) for query in [{"page_size": "0"}, {"page_size": ""}, {"page_size": "x", "state": "DONE"}, {"state": "FAILED"}]),
    *((USAGE, {"query": query}) for query in [{"from": "x"}, {"from": "2026-13-01", "until": ""}, {"until": "2026-01-01T25:00"}, {"from": "0"}]),
    *((START, {"headers": {"idempotency-key": key}}) for key in ["", "x" * 256, "a b", "x y" * 100, '"8e03978e-40d5"']),
]
