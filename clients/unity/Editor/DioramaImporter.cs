using System;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;
using UnityEditor;
using UnityEngine;

namespace Diorama.Editor
{
    /// <summary>
    /// A window that brings a finished world of a Diorama service into the active scene: mesh, collider, spawn point and light. The files
    /// of each world are in a folder with its id.
    /// </summary>
    public sealed class DioramaImporter : EditorWindow
    {
        const string UrlPreference = "Diorama.Url";
        const string KeyState = "Diorama.ApiKey";
        const string StoppedState = "Diorama.Stopped";
        const string DefaultUrl = "http://127.0.0.1:8800";
        const int LabelCharacters = 60;
        const int IdCharacters = 6;
        const int WaitMilliseconds = 3000;
        const int MaximumWaits = 600;

        [SerializeField] string worldId = "";
        [SerializeField] bool mayExport;
        [SerializeField] PlacementOptions options = new PlacementOptions();
        [NonSerialized] string url = "";
        [NonSerialized] string apiKey = ""; // not serialized: SessionState keeps it until the editor closes
        [NonSerialized] World[] worlds = Array.Empty<World>();
        [NonSerialized] CancellationTokenSource cancellation;
        [NonSerialized] string message = "";
        [NonSerialized] float progress;

        [MenuItem("Window/Diorama Import")]
        static void Open() => GetWindow<DioramaImporter>("Diorama Import");

        void OnEnable()
        {
            url = EditorPrefs.GetString(UrlPreference, "");
            if (url == "") url = Variable("DIORAMA_URL", DefaultUrl);
            apiKey = SessionState.GetString(KeyState, Variable("DIORAMA_API_KEY", ""));
            if (!SessionState.GetBool(StoppedState, false)) return;
            SessionState.EraseBool(StoppedState);
            message = "The action stopped, because the window was closed or Unity reloaded the scripts. Start it again.";
        }

        /// <summary>A reload of the scripts ends the action without an exception, so the next window shows the message.</summary>
        void OnDisable()
        {
            if (cancellation == null) return;
            SessionState.SetBool(StoppedState, true);
            cancellation.Cancel();
        }

        void OnGUI()
        {
            DrawConnection();
            var busy = cancellation != null; // a click may change it, but an event must draw the same controls to its end
            using (new EditorGUI.DisabledScope(busy))
            {
                if (GUILayout.Button("Find Worlds")) Run(FindWorlds);
                DrawOptions();
            }
            if (busy)
            {
                EditorGUI.ProgressBar(EditorGUILayout.GetControlRect(), progress, message);
                if (GUILayout.Button("Cancel")) cancellation?.Cancel();
                return;
            }
            if (GUILayout.Button("Import")) Run(Import);
            EditorGUILayout.HelpBox(message, MessageType.Info);
        }

        void DrawConnection()
        {
            EditorGUI.BeginChangeCheck();
            url = EditorGUILayout.TextField("Address", url);
            if (EditorGUI.EndChangeCheck()) EditorPrefs.SetString(UrlPreference, url);
            EditorGUI.BeginChangeCheck();
            apiKey = EditorGUILayout.PasswordField("API key", apiKey);
            if (EditorGUI.EndChangeCheck()) SessionState.SetString(KeyState, apiKey);
        }

        static string Variable(string name, string otherwise)
        {
            var value = Environment.GetEnvironmentVariable(name);
            return string.IsNullOrEmpty(value) ? otherwise : value;
        }

        void DrawOptions()
        {
            if (worlds.Length > 0)
            {
                var labels = worlds.Select(Label).ToArray();
                var chosen = EditorGUILayout.Popup("Newest worlds", Array.FindIndex(worlds, world => world.id == worldId), labels);
                if (chosen >= 0) worldId = worlds[chosen].id;
            }
            worldId = EditorGUILayout.TextField("World", worldId).Trim();
            mayExport = EditorGUILayout.Toggle(new GUIContent("Export Missing Files", "The textured mesh and the HDR panorama cost credits"), mayExport);
            options.setSky = EditorGUILayout.Toggle(new GUIContent("Set Sky", "Makes the HDR panorama the sky of the active scene"), options.setSky);
            options.withSun = EditorGUILayout.Toggle(new GUIContent("Sun Light", "A directional light for shadows. The sky contains the sun already"), options.withSun);
            options.markStatic = EditorGUILayout.Toggle(new GUIContent("Static Mesh", "Sets the static flags for batching, occlusion and reflection probes"), options.markStatic);
            options.colliderLayer = EditorGUILayout.LayerField("Collider Layer", options.colliderLayer);
        }

        /// <summary>
        /// The name or the start of the prompt, and the end of the id, which distinguishes worlds with the same name. "/" is replaced,
        /// because a popup turns it into a submenu.
        /// </summary>
        static string Label(World world)
        {
            var text = string.IsNullOrEmpty(world.display_name) ? world.world_prompt?.text_prompt ?? "" : world.display_name;
            text = Regex.Replace(text, "\\s+", " ").Trim().Replace('/', '∕');
            if (text.Length > LabelCharacters) text = text.Substring(0, LabelCharacters);
            var end = world.id.Substring(Math.Max(0, world.id.Length - IdCharacters));
            return text == "" ? end : $"{text} ({end})";
        }

        DioramaService Connect() => new DioramaService(url.Trim().TrimEnd('/'), apiKey);

        /// <summary>Runs one action at a time and shows its message. Cancel ends the action; an export on the service continues.</summary>
        async void Run(Func<CancellationToken, Task<string>> action)
        {
            cancellation = new CancellationTokenSource();
            try
            {
                Report("Connecting...", 0);
                await Task.Yield(); // a dialog must not open while the window draws
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
                EditorUtility.DisplayDialog("Diorama Import", error.Message, "OK");
            }
            finally
            {
                cancellation.Dispose();
                cancellation = null;
                if (this) Repaint(); // false after the window was closed
            }
        }

        void Report(string text, float share)
        {
            message = text;
            progress = share;
            if (this) Repaint();
        }

        async Task<string> FindWorlds(CancellationToken token)
        {
            using var service = Connect();
            worlds = await service.ListWorlds(token);
            return worlds.Length == 0 ? "The account has no finished world." : $"{worlds.Length} worlds found.";
        }

        async Task<string> Import(CancellationToken token)
        {
            if (!Regex.IsMatch(worldId, "^[0-9a-f-]{36}$"))
                throw new InvalidOperationException("This is not the id of a world. Copy it from the address of its page: 36 characters such as 019aa3c5-7d1e-7c3a-9f0a-3a1d2f6b8c11.");
            using var service = Connect();
            var assets = await service.GetAssets(worldId, token);
            if (mayExport)
            {
                if (string.IsNullOrEmpty(assets.mesh.hq_mesh_url)) await Export(service, "mesh", "glb", token);
                if (string.IsNullOrEmpty(assets.imagery?.pano_hdr_url)) await Export(service, "panorama", "hdr", token);
                assets = await service.GetAssets(worldId, token);
            }
            var folder = $"Assets/Diorama/{worldId}";
            Directory.CreateDirectory(folder);
            var files = new WorldFiles
            {
                WorldId = worldId,
                Folder = folder,
                SpawnPoints = assets.spawn_points,
                EyeHeight = assets.splats?.semantics_metadata?.ground_plane_offset ?? 0,
                Collider = await Save(service, assets.mesh.collider_mesh_url, $"{folder}/collider.glb", token),
                Mesh = await Save(service, assets.mesh.hq_mesh_url, $"{folder}/mesh.glb", token),
                Light = await Save(service, assets.imagery?.pano_hdr_url, $"{folder}/light.hdr", token),
                Manifest = await Save(service, assets.manifest_url, $"{folder}/manifest.json", token),
            };
            token.ThrowIfCancellationRequested();
            if (EditorApplication.isPlayingOrWillChangePlaymode)
                throw new InvalidOperationException("Leave Play mode and import the world again: Unity discards changes to a scene that is playing.");
            Report("Importing the files into the project...", 1);
            return Place(files);
        }

        /// <summary>Imports the files and changes the scene. A reload of the scripts waits until both are done.</summary>
        string Place(WorldFiles files)
        {
            EditorApplication.LockReloadAssemblies();
            try
            {
                AssetDatabase.Refresh();
                return WorldPlacement.Place(files, options);
            }
            finally
            {
                EditorApplication.UnlockReloadAssemblies();
            }
        }

        async Task Export(DioramaService service, string assetType, string format, CancellationToken token)
        {
            var operation = await service.Export(worldId, assetType, format, token);
            for (var waits = 0; !operation.done; waits++)
            {
                if (waits == MaximumWaits) throw new TimeoutException("The export takes too long. Try again later.");
                var percent = operation.metadata?.progress?.percent ?? 0;
                Report($"Exporting the {assetType}: {percent} %", percent / 100f);
                await Task.Delay(WaitMilliseconds, token);
                operation = await service.GetOperation(operation.operation_id, token);
            }
            if (!string.IsNullOrEmpty(operation.error?.message))
                throw new InvalidOperationException($"The export failed: {operation.error.message}");
        }

        /// <summary>The path of the saved file; null for a file that the world does not have.</summary>
        async Task<string> Save(DioramaService service, string fileUrl, string path, CancellationToken token)
        {
            if (string.IsNullOrEmpty(fileUrl)) return null;
            var text = $"Downloading {Path.GetFileName(path)}";
            Report(text, 0);
            var share = new Progress<float>(done => Report(text, done)); // reports on the thread of the editor
            await Task.Run(() => service.Download(fileUrl, path, share, token), token);
            return path;
        }
    }
}
