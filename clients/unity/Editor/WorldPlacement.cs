using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;
using UnityEditor;
using UnityEditor.SceneManagement;
using UnityEngine;
using UnityEngine.SceneManagement;

namespace Diorama.Editor
{
    /// <summary>The files of a world in the project. A path is null for a file that the world does not have.</summary>
    sealed class WorldFiles
    {
        public string WorldId;
        public string Folder;
        public string Collider;
        public string Mesh;
        public string Light;
        public string Manifest;
        public SpawnPoint[] SpawnPoints;
        public float EyeHeight; // 0 if the service does not report it
    }

    /// <summary>Choices of the user.</summary>
    [Serializable]
    sealed class PlacementOptions
    {
        public bool setSky = true;
        public bool withSun;
        public bool markStatic = true;
        public int colliderLayer;
    }

    /// <summary>
    /// Places a world in the active scene, as one step of Undo. The root of a world has a <see cref="DioramaWorld"/>. Another import of the
    /// same world keeps the root, its transform, the mesh, the sun and the objects that the user added. It replaces the collider and the spawn
    /// point. It changes no other world.
    /// </summary>
    static class WorldPlacement
    {
        const string StepName = "Import Diorama World";
        const string MeshPart = "Mesh";
        const string ColliderPart = "Collider";
        const string SpawnPart = "Spawn point";
        const string SunPart = "Sun";

        // Not ContributeGI: the materials are unlit, and the meshes have no UVs for lightmaps.
        const StaticEditorFlags MeshFlags =
            StaticEditorFlags.BatchingStatic | StaticEditorFlags.OccluderStatic | StaticEditorFlags.OccludeeStatic | StaticEditorFlags.ReflectionProbeStatic;

        /// <summary>Returns a message for the user. An exception leaves the scene as it was.</summary>
        public static string Place(WorldFiles files, PlacementOptions options)
        {
            Undo.IncrementCurrentGroup();
            Undo.SetCurrentGroupName(StepName);
            var step = Undo.GetCurrentGroup();
            try
            {
                var notes = PlaceParts(files, options);
                Undo.CollapseUndoOperations(step);
                EditorSceneManager.MarkSceneDirty(SceneManager.GetActiveScene());
                return string.Join(" ", notes.Where(note => note != ""));
            }
            catch
            {
                Undo.RevertAllDownToGroup(step);
                throw;
            }
        }

        static List<string> PlaceParts(WorldFiles files, PlacementOptions options)
        {
            var mesh = files.Mesh == null ? null : LoadModel(files.Mesh);
            var collider = LoadModel(files.Collider);
            var root = FindOrCreateRoot(files.WorldId);
            var notes = new List<string>();
            SetEyeHeight(root, files.EyeHeight);
            if (!IsInstanceOf(root.Find(MeshPart), files.Mesh))
                Replace(root, MeshPart, mesh == null ? (Func<GameObject>)null : () => CreateMesh(mesh, options.markStatic));
            Replace(root, ColliderPart, () => CreateCollider(collider, options.colliderLayer));
            Replace(root, SpawnPart, () => CreateSpawnPoint(files.SpawnPoints));
            var sun = options.withSun ? ReadSun(files.Manifest) : null;
            var hasSun = root.Find(SunPart) != null; // the user may have edited it
            if (sun != null && !hasSun) Replace(root, SunPart, () => CreateSun(sun));
            notes.Add(mesh != null
                ? "The world is in the scene."
                : "The collider is in the scene. The world has no textured mesh yet. To see the world, turn on Export Missing Files and import it again.");
            if (options.withSun && sun == null) notes.Add("The world has no sun, so there is no directional light.");
            if (files.Light != null) notes.Add(DioramaSky.Import(files.Light, $"{files.Folder}/sky.mat", options.setSky, StepName));
            else if (options.setSky) notes.Add("The world has no HDR panorama yet, so the sky is unchanged. Turn on Export Missing Files.");
            Selection.activeGameObject = root.gameObject;
            return notes;
        }

        static GameObject LoadModel(string path)
        {
            if (!File.Exists(path)) throw new FileNotFoundException($"{path} is missing. Import the world again.");
            var model = AssetDatabase.LoadAssetAtPath<GameObject>(path);
            if (model == null)
                throw new InvalidOperationException($"Unity did not import {path}. Install the package com.unity.cloud.gltfast, and look for the cause in the Console.");
            return model;
        }

        static Transform FindOrCreateRoot(string worldId)
        {
            var scene = SceneManager.GetActiveScene();
            var found = scene.GetRootGameObjects()
                .SelectMany(root => root.GetComponentsInChildren<DioramaWorld>(true))
                .FirstOrDefault(world => world.WorldId == worldId);
            if (found != null) return found.transform;
            var created = new GameObject($"Diorama {worldId}");
            created.AddComponent<DioramaWorld>().WorldId = worldId;
            Undo.RegisterCreatedObjectUndo(created, StepName);
            return created.transform;
        }

        static void SetEyeHeight(Transform root, float eyeHeight)
        {
            if (eyeHeight <= 0) return;
            var world = root.GetComponent<DioramaWorld>();
            Undo.RecordObject(world, StepName);
            world.EyeHeight = eyeHeight;
        }

        /// <summary>
        /// Whether a part is an instance of a model, or of a variant of it. Unity has then updated the part with the file, and has kept the
        /// overrides of the user.
        /// </summary>
        static bool IsInstanceOf(Transform part, string modelPath)
        {
            if (part == null || modelPath == null) return false;
            var source = PrefabUtility.GetCorrespondingObjectFromOriginalSource(part.gameObject);
            return source != null && AssetDatabase.GetAssetPath(source) == modelPath;
        }

        /// <summary>Removes the part of an earlier import, and adds a new one unless the function is null.</summary>
        static void Replace(Transform root, string name, Func<GameObject> create)
        {
            var earlier = root.Find(name);
            if (earlier != null) Undo.DestroyObjectImmediate(earlier.gameObject);
            if (create == null) return;
            var part = create();
            part.name = name;
            part.transform.SetParent(root, false);
            Undo.RegisterCreatedObjectUndo(part, StepName);
        }

        static GameObject CreateMesh(GameObject model, bool markStatic)
        {
            var part = (GameObject)PrefabUtility.InstantiatePrefab(model, SceneManager.GetActiveScene());
            if (!markStatic) return part;
            foreach (var child in part.GetComponentsInChildren<Transform>(true))
                GameObjectUtility.SetStaticEditorFlags(child.gameObject, MeshFlags);
            return part;
        }

        /// <summary>Objects with a mesh collider and without a renderer, so the collider cannot be seen or cast shadows.</summary>
        static GameObject CreateCollider(GameObject model, int layer)
        {
            var filters = model.GetComponentsInChildren<MeshFilter>(true);
            if (filters.Length == 0) throw new InvalidOperationException("The collider contains no mesh. Import the world again.");
            var part = new GameObject { layer = layer };
            foreach (var filter in filters)
            {
                var body = new GameObject(filter.name) { layer = layer };
                body.transform.SetParent(part.transform, false);
                body.transform.SetPositionAndRotation(filter.transform.position, filter.transform.rotation);
                body.transform.localScale = filter.transform.lossyScale;
                body.AddComponent<MeshCollider>().sharedMesh = filter.sharedMesh;
            }
            return part;
        }

        static GameObject CreateSpawnPoint(SpawnPoint[] points)
        {
            var point = points != null && points.Length > 0 ? points[0] : new SpawnPoint();
            var part = new GameObject();
            part.transform.SetPositionAndRotation(DioramaFrame.ToUnity(point.x, point.y, point.z), DioramaFrame.Facing(point.azimuth, 0));
            return part;
        }

        static GameObject CreateSun(Sun sun)
        {
            var part = new GameObject();
            var light = part.AddComponent<Light>();
            light.type = LightType.Directional;
            light.shadows = LightShadows.Soft;
            light.transform.rotation = DioramaFrame.Facing(sun.azimuth + 180, -sun.elevation);
            return part;
        }

        /// <summary>The sun of a manifest; null for a world without a sun.</summary>
        static Sun ReadSun(string manifest)
        {
            if (manifest == null || !File.Exists(manifest)) return null;
            var text = File.ReadAllText(manifest);
            return Regex.IsMatch(text, "\"sun\"\\s*:\\s*\\{") ? JsonUtility.FromJson<Manifest>(text).sun : null;
        }
    }
}
