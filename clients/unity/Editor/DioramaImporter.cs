using System;
using System.IO;
using System.Net.Http;
using System.Text;
using System.Text.RegularExpressions;
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
        bool isBusy;
        string message = "";

        [MenuItem("Window/Diorama Import")]
        static void Open() => GetWindow<DioramaImporter>("Diorama Import");

        void OnEnable() => apiKey = Environment.GetEnvironmentVariable("DIORAMA_API_KEY") ?? "";

        void OnGUI()
        {
            var url = EditorGUILayout.TextField("Address", EditorPrefs.GetString(UrlPreference, "http://127.0.0.1:8800"));
            EditorPrefs.SetString(UrlPreference, url);
            apiKey = EditorGUILayout.PasswordField("API key", apiKey);
            worldId = EditorGUILayout.TextField("World", worldId);
            mayExport = EditorGUILayout.Toggle(new GUIContent("Export what is missing", "Mesh and light cost credits"), mayExport);
            withSun = EditorGUILayout.Toggle(new GUIContent("Sun light", "For shadows; the sky contains the sun already"), withSun);
            using (new EditorGUI.DisabledScope(isBusy))
                if (GUILayout.Button("Import"))
                    Run(url.TrimEnd('/'));
            EditorGUILayout.HelpBox(message, MessageType.None);
        }

        async void Run(string url)
        {
            isBusy = true;
            try
            {
                await Import(url);
                message = "The world is in the scene.";
            }
            catch (Exception error)
            {
                message = error.Message;
                Debug.LogException(error);
            }
            isBusy = false;
            Repaint();
        }

        async Task Import(string url)
        {
            if (!Regex.IsMatch(worldId, "^[0-9a-f-]{36}$")) throw new InvalidOperationException("This is not the id of a world. Copy it from the address of its page: 36 characters such as 019aa3c5-7d1e-7c3a-9f0a-3a1d2f6b8c11.");
            using var service = new DioramaService(url, apiKey);
            var assets = await service.GetAssets(worldId);
            if (mayExport)
            {
                if (string.IsNullOrEmpty(assets.mesh.hq_mesh_url)) await Export(service, "mesh", "glb");
                if (string.IsNullOrEmpty(assets.imagery.pano_hdr_url)) await Export(service, "panorama", "hdr");
                assets = await service.GetAssets(worldId);
            }
            var folder = $"Assets/Diorama/{worldId}";
            Directory.CreateDirectory(folder);
            var collider = await Save(service, assets.mesh.collider_mesh_url, $"{folder}/collider.glb");
            var mesh = await Save(service, assets.mesh.hq_mesh_url, $"{folder}/mesh.glb");
            var light = await Save(service, assets.imagery.pano_hdr_url, $"{folder}/light.hdr");
            var manifest = string.IsNullOrEmpty(assets.manifest_url) ? "" : Encoding.UTF8.GetString(await service.Download(assets.manifest_url));
            AssetDatabase.Refresh();

            var root = new GameObject($"Diorama {worldId}");
            if (mesh != null) Place(mesh, root.transform);
            if (collider != null) AddColliders(Place(collider, root.transform));
            if (light != null) SetSky(light, $"{folder}/sky.mat");
            PlaceSpawnPoint(assets.spawn_points, root.transform);
            if (withSun) PlaceSun(manifest, root.transform);
            Undo.RegisterCreatedObjectUndo(root, "Import Diorama world");
        }

        async Task Export(DioramaService service, string assetType, string format)
        {
            var operation = await service.Export(worldId, assetType, format);
            for (var waits = 0; !operation.done; waits++)
            {
                if (waits == MaximumWaits) throw new TimeoutException("The export takes too long. Try again later.");
                message = $"Exporting {assetType}...";
                Repaint();
                await Task.Delay(WaitMilliseconds);
                operation = await service.GetOperation(operation.operation_id);
            }
            if (operation.error != null && !string.IsNullOrEmpty(operation.error.message))
                throw new InvalidOperationException($"The export failed: {operation.error.message}");
        }

        async Task<string> Save(DioramaService service, string url, string path)
        {
            if (string.IsNullOrEmpty(url)) return null;
            message = $"Loading {Path.GetFileName(path)}...";
            Repaint();
            File.WriteAllBytes(path, await service.Download(url));
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
            importer.maxTextureSize = 2048;
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
        readonly HttpClient client = new HttpClient(new HttpClientHandler { AllowAutoRedirect = false });
        readonly string url;
        readonly string apiKey;

        public DioramaService(string url, string apiKey)
        {
            this.url = url;
            this.apiKey = apiKey;
        }

        public void Dispose() => client.Dispose();

        public async Task<Assets> GetAssets(string worldId)
        {
            var assets = JsonUtility.FromJson<WorldAnswer>(await Call(HttpMethod.Get, $"/svc/v1/worlds/{worldId}", null)).world?.assets;
            if (assets?.mesh == null || string.IsNullOrEmpty(assets.mesh.collider_mesh_url))
                throw new InvalidOperationException("This world is not finished.");
            return assets;
        }

        public async Task<Operation> Export(string worldId, string assetType, string format) =>
            JsonUtility.FromJson<Operation>(
                await Call(HttpMethod.Post, $"/svc/v1/worlds/{worldId}:export", $"{{\"asset_type\":\"{assetType}\",\"format\":\"{format}\"}}"));

        public async Task<Operation> GetOperation(string id) =>
            JsonUtility.FromJson<Operation>(await Call(HttpMethod.Get, $"/svc/v1/operations/{Uri.EscapeDataString(id)}", null));

        /// <summary>The bytes of a signed URL, which needs no API key.</summary>
        public async Task<byte[]> Download(string fileUrl)
        {
            using var response = await client.GetAsync(fileUrl);
            response.EnsureSuccessStatusCode();
            return await response.Content.ReadAsByteArrayAsync();
        }

        async Task<string> Call(HttpMethod method, string path, string body)
        {
            using var request = new HttpRequestMessage(method, url + path);
            request.Headers.Add("Svc-Api-Key", apiKey);
            if (body != null) request.Content = new StringContent(body, Encoding.UTF8, "application/json");
            using var response = await client.SendAsync(request);
            var text = await response.Content.ReadAsStringAsync();
            if (!response.IsSuccessStatusCode) throw new InvalidOperationException(Describe((int)response.StatusCode, text));
            return text;
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
            return string.IsNullOrEmpty(answer.request_id) ? message : $"{message} (request {answer.request_id})";
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
        public string request_id;
    }

    [Serializable]
    sealed class WorldAnswer
    {
        public World world;
    }

    [Serializable]
    sealed class World
    {
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
