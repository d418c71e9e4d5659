using System;
using System.IO;
using System.Linq;
using System.Net.Http;
using System.Text;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;
using UnityEditor;
using UnityEngine;
using UnityEngine.Rendering;

namespace Diorama.Editor
{
    /// <summary>
    /// A window that brings a finished world of a Diorama service into the open scene: mesh, collider, spawn point and light. GLB files
    /// need the package com.unity.cloud.gltfast.
    /// </summary>
    public sealed class DioramaImporter : EditorWindow
    {
        const string UrlPreference = "Diorama.Url";
        const int WaitMilliseconds = 3000;
        const int MaximumWaits = 600;

        string worldId = "";
        string apiKey = "";
        bool mayExport;
        bool withSun;
        World[] worlds = Array.Empty<World>();
        CancellationTokenSource cancellation;
        string message = "";

        [MenuItem("Window/Diorama Import")]
        static void Open() => GetWindow<DioramaImporter>("Diorama Import");

        void OnEnable() => apiKey = Environment.GetEnvironmentVariable("DIORAMA_API_KEY") ?? "";

        void OnDisable() => cancellation?.Cancel();

        void OnGUI()
        {
            var url = EditorGUILayout.TextField("Address", EditorPrefs.GetString(UrlPreference, "http://127.0.0.1:8800"));
            EditorPrefs.SetString(UrlPreference, url);
            apiKey = EditorGUILayout.PasswordField("API key", apiKey);
            using (new EditorGUI.DisabledScope(cancellation != null))
                if (GUILayout.Button("Find worlds"))
                    Run(token => FindWorlds(url.TrimEnd('/'), token));
            if (worlds.Length > 0)
            {
                var names = worlds.Select(world => string.IsNullOrEmpty(world.display_name) ? world.id : world.display_name).ToArray();
                var chosen = EditorGUILayout.Popup("Newest worlds", Array.FindIndex(worlds, world => world.id == worldId), names);
                if (chosen >= 0) worldId = worlds[chosen].id;
            }
            worldId = EditorGUILayout.TextField("World", worldId);
            mayExport = EditorGUILayout.Toggle(new GUIContent("Export what is missing", "Mesh and light cost credits"), mayExport);
            withSun = EditorGUILayout.Toggle(new GUIContent("Sun light", "For shadows; the sky contains the sun already"), withSun);
            if (cancellation != null)
            {
                if (GUILayout.Button("Cancel")) cancellation.Cancel();
            }
            else if (GUILayout.Button("Import"))
                Run(token => Import(url.TrimEnd('/'), token));
            EditorGUILayout.HelpBox(message, MessageType.None);
        }

        /// <summary>Runs one action at a time and shows its message. Cancel ends the action; an export of the service continues.</summary>
        async void Run(Func<CancellationToken, Task<string>> action)
        {
            cancellation = new CancellationTokenSource();
            try
            {
                message = await action(cancellation.Token);
            }
            catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
            {
                message = "Cancelled. An export that has started continues on the service.";
            }
            catch (Exception error)
            {
                message = error.Message;
                Debug.LogException(error);
            }
            cancellation.Dispose();
            cancellation = null;
            Repaint();
        }

        async Task<string> FindWorlds(string url, CancellationToken token)
        {
            using var service = new DioramaService(url, apiKey);
            worlds = await service.ListWorlds(token);
            return worlds.Length == 0 ? "The account has no finished world." : $"{worlds.Length} worlds found.";
        }

        async Task<string> Import(string url, CancellationToken token)
        {
            if (!Regex.IsMatch(worldId, "^[0-9a-f-]{36}$")) throw new InvalidOperationException("This is not the id of a world. Copy it from the address of its page: 36 characters such as 019aa3c5-7d1e-7c3a-9f0a-3a1d2f6b8c11.");
            using var service = new DioramaService(url, apiKey);
            var assets = await service.GetAssets(worldId, token);
            if (mayExport)
            {
                if (string.IsNullOrEmpty(assets.mesh.hq_mesh_url)) await Export(service, "mesh", "glb", token);
                if (string.IsNullOrEmpty(assets.imagery.pano_hdr_url)) await Export(service, "panorama", "hdr", token);
                assets = await service.GetAssets(worldId, token);
            }
            var folder = $"Assets/Diorama/{worldId}";
            Directory.CreateDirectory(folder);
            var collider = await Save(service, assets.mesh.collider_mesh_url, $"{folder}/collider.glb", token);
            var mesh = await Save(service, assets.mesh.hq_mesh_url, $"{folder}/mesh.glb", token);
            var light = await Save(service, assets.imagery.pano_hdr_url, $"{folder}/light.hdr", token);
            var manifest = await Save(service, assets.manifest_url, $"{folder}/manifest.json", token);
            AssetDatabase.Refresh();

            var root = new GameObject($"Diorama {worldId}");
            if (mesh != null) Place(mesh, root.transform);
            if (collider != null) AddColliders(Place(collider, root.transform));
            if (light != null) SetSky(light, $"{folder}/sky.mat");
            PlaceSpawnPoint(assets.spawn_points, root.transform);
            if (withSun && manifest != null) PlaceSun(File.ReadAllText(manifest), root.transform);
            Undo.RegisterCreatedObjectUndo(root, "Import Diorama world");
            return mesh != null
                ? "The world is in the scene."
                : "The collider is in the scene. The world has no mesh yet: choose Export what is missing to see it.";
        }

        async Task Export(DioramaService service, string assetType, string format, CancellationToken token)
        {
            var operation = await service.Export(worldId, assetType, format, token);
            for (var waits = 0; !operation.done; waits++)
            {
                if (waits == MaximumWaits) throw new TimeoutException("The export takes too long. Try again later.");
                message = $"Exporting {assetType}...";
                Repaint();
                await Task.Delay(WaitMilliseconds, token);
                operation = await service.GetOperation(operation.operation_id, token);
            }
            if (operation.error != null && !string.IsNullOrEmpty(operation.error.message))
                throw new InvalidOperationException($"The export failed: {operation.error.message}");
        }

        async Task<string> Save(DioramaService service, string url, string path, CancellationToken token)
        {
            if (string.IsNullOrEmpty(url)) return null;
            message = $"Loading {Path.GetFileName(path)}...";
            Repaint();
            await service.Download(url, path, token);
            return path;
        }

        static GameObject Place(string path, Transform parent)
        {
            var prefab = AssetDatabase.LoadAssetAtPath<GameObject>(path);
            if (prefab == null) throw new InvalidOperationException("Unity did not read the GLB file. Install the package com.unity.cloud.gltfast.");
            var placed = (GameObject)PrefabUtility.InstantiatePrefab(prefab, parent);
            placed.name = Path.GetFileNameWithoutExtension(path);
            return placed;
        }

        /// <summary>Gives each mesh a mesh collider and hides it.</summary>
        static void AddColliders(GameObject collider)
        {
            foreach (var filter in collider.GetComponentsInChildren<MeshFilter>())
            {
                filter.gameObject.AddComponent<MeshCollider>().sharedMesh = filter.sharedMesh;
                filter.GetComponent<MeshRenderer>().enabled = false;
            }
        }

        /// <summary>Makes the HDR panorama the sky of the scene, which lights it.</summary>
        static void SetSky(string path, string materialPath)
        {
            var importer = (TextureImporter)AssetImporter.GetAtPath(path);
            importer.sRGBTexture = false;
            importer.wrapModeU = TextureWrapMode.Repeat;
            importer.wrapModeV = TextureWrapMode.Clamp;
            importer.mipmapEnabled = false; // the seam of the panorama would show in coarser levels
            importer.maxTextureSize = 8192;
            importer.SaveAndReimport();
            var material = new Material(Shader.Find("Skybox/Panoramic"));
            material.SetTexture("_MainTex", AssetDatabase.LoadAssetAtPath<Texture2D>(path));
            material.SetFloat("_Rotation", DioramaFrame.SkyRotation);
            AssetDatabase.CreateAsset(material, materialPath);
            RenderSettings.skybox = material;
            RenderSettings.ambientMode = AmbientMode.Skybox;
            DynamicGI.UpdateEnvironment();
        }

        static void PlaceSpawnPoint(SpawnPoint[] points, Transform parent)
        {
            var point = points != null && points.Length > 0 ? points[0] : new SpawnPoint();
            var placed = new GameObject("Spawn point").transform;
            placed.SetParent(parent, false);
            placed.localPosition = DioramaFrame.ToUnity(point.x, point.y, point.z);
            placed.localRotation = DioramaFrame.Facing(point.azimuth, 0);
        }

        /// <summary>A directional light where the sun of the manifest stands; none where it has no sun.</summary>
        static void PlaceSun(string manifest, Transform parent)
        {
            if (!Regex.IsMatch(manifest, "\"sun\"\\s*:\\s*\\{")) return;
            var sun = JsonUtility.FromJson<Manifest>(manifest).sun;
            var light = new GameObject("Sun").AddComponent<Light>();
            light.type = LightType.Directional;
            light.shadows = LightShadows.Soft;
            light.transform.SetParent(parent, false);
            light.transform.localRotation = DioramaFrame.Facing(sun.azimuth + 180, -sun.elevation);
        }
    }

    /// <summary>
    /// Places and directions of a world in Unity. A world has x right, y up, z back, in metres, and the centre of its panorama along -z.
    /// glTFast turns (x, y, z) into (-x, y, z), so the centre lies along -z in Unity too, and right of it is -x.
    /// </summary>
    static class DioramaFrame
    {
        /// <summary>Degrees of Skybox/Panoramic, whose centre is at +x without a rotation.</summary>
        public const float SkyRotation = 270;

        public static Vector3 ToUnity(float x, float y, float z) => new Vector3(-x, y, z);

        /// <summary>Looks in a direction: degrees clockwise from the centre of the panorama, and above the horizon.</summary>
        public static Quaternion Facing(float azimuth, float elevation) => Quaternion.Euler(-elevation, azimuth + 180, 0);
    }

    /// <summary>Calls of the World Generation API. The API key goes to the address of the service alone.</summary>
    sealed class DioramaService : IDisposable
    {
        const int Retries = 3;
        const int RetryMilliseconds = 2000;
        const int CallSeconds = 60;
        static readonly int[] TemporaryStatuses = { 408, 429, 502, 503, 504 };

        readonly HttpClient client = new HttpClient(new HttpClientHandler { AllowAutoRedirect = false }) { Timeout = Timeout.InfiniteTimeSpan };
        readonly string url;
        readonly string apiKey;

        public DioramaService(string url, string apiKey)
        {
            this.url = url;
            this.apiKey = apiKey;
        }

        public void Dispose() => client.Dispose();

        /// <summary>The newest finished worlds of the account, newest first.</summary>
        public async Task<World[]> ListWorlds(CancellationToken token) =>
            JsonUtility.FromJson<WorldPage>(
                await Call(HttpMethod.Post, "/svc/v1/worlds:list", "{\"status\":\"SUCCEEDED\",\"page_size\":50}", token)).worlds ?? Array.Empty<World>();

        public async Task<Assets> GetAssets(string worldId, CancellationToken token)
        {
            var assets = JsonUtility.FromJson<WorldAnswer>(await Call(HttpMethod.Get, $"/svc/v1/worlds/{worldId}", null, token)).world?.assets;
            if (assets?.mesh == null || string.IsNullOrEmpty(assets.mesh.collider_mesh_url))
                throw new InvalidOperationException("This world is not finished.");
            return assets;
        }

        public async Task<Operation> Export(string worldId, string assetType, string format, CancellationToken token) =>
            JsonUtility.FromJson<Operation>(
                await Call(HttpMethod.Post, $"/svc/v1/worlds/{worldId}:export", $"{{\"asset_type\":\"{assetType}\",\"format\":\"{format}\"}}", token));

        public async Task<Operation> GetOperation(string id, CancellationToken token) =>
            JsonUtility.FromJson<Operation>(await Call(HttpMethod.Get, $"/svc/v1/operations/{Uri.EscapeDataString(id)}", null, token));

        /// <summary>Saves the file of a signed URL, which needs no API key. It appears at the path when it is complete.</summary>
        public async Task Download(string fileUrl, string path, CancellationToken token)
        {
            var unfinished = path + ".part";
            try
            {
                using (var response = await client.GetAsync(fileUrl, HttpCompletionOption.ResponseHeadersRead, token))
                {
                    response.EnsureSuccessStatusCode();
                    using var source = await response.Content.ReadAsStreamAsync();
                    using var target = File.Create(unfinished);
                    await source.CopyToAsync(target, 81920, token);
                }
                if (File.Exists(path)) File.Delete(path);
                File.Move(unfinished, path);
            }
            finally
            {
                File.Delete(unfinished);
            }
        }

        /// <summary>The body of a response. A temporary failure is retried; the idempotency key makes a repeated POST start nothing twice.</summary>
        async Task<string> Call(HttpMethod method, string path, string body, CancellationToken token)
        {
            var idempotencyKey = Guid.NewGuid().ToString();
            for (var attempt = 0; ; attempt++)
            {
                try
                {
                    var (status, text) = await Send(method, path, body, idempotencyKey, token);
                    if (status >= 200 && status < 300) return text;
                    if (attempt == Retries || !TemporaryStatuses.Contains(status)) throw new InvalidOperationException(Describe(status, text));
                }
                catch (HttpRequestException error) when (attempt == Retries)
                {
                    throw new InvalidOperationException($"No connection to {url}: {error.Message}");
                }
                catch (HttpRequestException)
                {
                    // The next attempt follows.
                }
                await Task.Delay(RetryMilliseconds << attempt, token);
            }
        }

        async Task<(int status, string text)> Send(HttpMethod method, string path, string body, string idempotencyKey, CancellationToken token)
        {
            using var limit = CancellationTokenSource.CreateLinkedTokenSource(token);
            limit.CancelAfter(TimeSpan.FromSeconds(CallSeconds));
            using var request = new HttpRequestMessage(method, url + path);
            request.Headers.Add("Svc-Api-Key", apiKey);
            if (body != null)
            {
                request.Headers.Add("Idempotency-Key", idempotencyKey);
                request.Content = new StringContent(body, Encoding.UTF8, "application/json");
            }
            try
            {
                using var response = await client.SendAsync(request, limit.Token);
                return ((int)response.StatusCode, await response.Content.ReadAsStringAsync());
            }
            catch (OperationCanceledException) when (!token.IsCancellationRequested)
            {
                throw new HttpRequestException($"no response within {CallSeconds} seconds");
            }
        }

        /// <summary>The message of an error of the API, with the request id for the operator.</summary>
        static string Describe(int status, string text)
        {
            if (status == 401) return "The API key is not valid here. Check the address and the key.";
            if (status >= 300 && status < 400) return "The service redirects to another address. Enter that address.";
            var answer = ParseError(text);
            var field = Regex.Match(text, "\"msg\"\\s*:\\s*\"((?:[^\"\\\\]|\\\\.)*)\""); // a 422 lists the invalid fields
            var message = !string.IsNullOrEmpty(answer.detail) ? answer.detail
                : !string.IsNullOrEmpty(answer.message) ? answer.message
                : field.Success ? Regex.Unescape(field.Groups[1].Value)
                : $"The service responded with status {status}";
            var source = new[] { answer.code, string.IsNullOrEmpty(answer.request_id) ? null : $"request {answer.request_id}" };
            var facts = string.Join(", ", source.Where(fact => !string.IsNullOrEmpty(fact)));
            return facts == "" ? message : $"{message} ({facts})";
        }

        /// <summary>An error without fields where a proxy responds in its own format.</summary>
        static ErrorAnswer ParseError(string text)
        {
            try
            {
                return JsonUtility.FromJson<ErrorAnswer>(text) ?? new ErrorAnswer();
            }
            catch (ArgumentException)
            {
                return new ErrorAnswer();
            }
        }
    }

    // Fields have the names of the JSON documents, which JsonUtility demands.

    [Serializable]
    sealed class ErrorAnswer
    {
        public string detail;
        public string message;
        public string code;
        public string request_id;
    }

    [Serializable]
    sealed class WorldAnswer
    {
        public World world;
    }

    [Serializable]
    sealed class WorldPage
    {
        public World[] worlds;
    }

    [Serializable]
    sealed class World
    {
        public string id;
        public string display_name;
        public Assets assets;
    }

    [Serializable]
    sealed class Assets
    {
        public MeshUrls mesh;
        public ImageryUrls imagery;
        public string manifest_url;
        public SpawnPoint[] spawn_points;
    }

    [Serializable]
    sealed class MeshUrls
    {
        public string collider_mesh_url;
        public string hq_mesh_url;
    }

    [Serializable]
    sealed class ImageryUrls
    {
        public string pano_hdr_url;
    }

    [Serializable]
    sealed class SpawnPoint
    {
        public float x;
        public float y;
        public float z;
        public float azimuth;
    }

    [Serializable]
    sealed class Operation
    {
        public string operation_id;
        public bool done;
        public OperationError error;
    }

    [Serializable]
    sealed class OperationError
    {
        public string message;
    }

    [Serializable]
    sealed class Manifest
    {
        public Sun sun;
    }

    [Serializable]
    sealed class Sun
    {
        public float azimuth;
        public float elevation;
    }
}
