using System;
using System.Reflection;
using UnityEditor;
using UnityEngine;
using UnityEngine.Rendering;

namespace Diorama.Editor
{
    /// <summary>
    /// The HDR panorama of a world as a sky. Each world has its own material, and an import updates the material of the same world, so
    /// references to it stay valid.
    /// </summary>
    static class DioramaSky
    {
        const string ShaderName = "Skybox/Panoramic";
        const int MaximumPixels = 4096;

        /// <summary>Imports the panorama, makes it the sky of the active scene if the user chose that, and returns a message.</summary>
        public static string Import(string path, string materialPath, bool setSky, string stepName)
        {
            if (UsesHdrp())
            {
                ImportTexture(path, TextureImporterShape.TextureCube);
                return $"HDRP: assign {path} to an HDRI Sky of a Volume.";
            }
            ImportTexture(path, TextureImporterShape.Texture2D);
            var material = WriteMaterial(path, materialPath);
            if (!setSky) return $"The sky of the scene is unchanged. The sky of this world is {materialPath}.";
            var undoable = RecordRenderSettings(stepName);
            RenderSettings.skybox = material;
            RenderSettings.ambientMode = AmbientMode.Skybox;
            DynamicGI.UpdateEnvironment();
            return undoable ? "" : "Undo does not restore the previous sky in this version of Unity.";
        }

        static bool UsesHdrp()
        {
            var pipeline = GraphicsSettings.currentRenderPipeline;
            return pipeline != null && pipeline.GetType().Name == "HDRenderPipelineAsset";
        }

        static void ImportTexture(string path, TextureImporterShape shape)
        {
            if (!(AssetImporter.GetAtPath(path) is TextureImporter importer))
                throw new InvalidOperationException($"Unity did not import {path} as a texture. Look for the cause in the Console.");
            importer.textureShape = shape;
            if (shape == TextureImporterShape.TextureCube) importer.generateCubemap = TextureImporterGenerateCubemap.Cylindrical;
            importer.wrapModeU = TextureWrapMode.Repeat;
            importer.wrapModeV = TextureWrapMode.Clamp;
            importer.mipmapEnabled = shape == TextureImporterShape.TextureCube; // on a 2D panorama, the seam shows in coarser levels
            importer.maxTextureSize = MaximumPixels;
            importer.SaveAndReimport();
        }

        static Material WriteMaterial(string path, string materialPath)
        {
            var shader = Shader.Find(ShaderName);
            if (shader == null) throw new InvalidOperationException($"This project does not contain the shader {ShaderName}.");
            var material = AssetDatabase.LoadAssetAtPath<Material>(materialPath);
            if (material == null)
            {
                material = new Material(shader);
                AssetDatabase.CreateAsset(material, materialPath);
            }
            material.shader = shader;
            material.SetTexture("_MainTex", AssetDatabase.LoadAssetAtPath<Texture2D>(path));
            material.SetFloat("_Rotation", DioramaFrame.SkyRotation);
            EditorUtility.SetDirty(material);
            AssetDatabase.SaveAssets();
            return material;
        }

        /// <summary>
        /// Records the sky of the scene for Undo. Unity has no public access to the object of the render settings, so a version without
        /// this internal method has no Undo for the sky.
        /// </summary>
        static bool RecordRenderSettings(string stepName)
        {
            var method = typeof(RenderSettings).GetMethod("GetRenderSettings", BindingFlags.NonPublic | BindingFlags.Public | BindingFlags.Static);
            if (!(method?.Invoke(null, null) is UnityEngine.Object settings)) return false;
            Undo.RecordObject(settings, stepName);
            return true;
        }
    }
}
