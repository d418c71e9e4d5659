using System;

namespace Diorama.Editor
{
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
        public WorldPrompt world_prompt;
        public Assets assets;
    }

    [Serializable]
    sealed class WorldPrompt
    {
        public string text_prompt;
    }

    [Serializable]
    sealed class Assets
    {
        public MeshUrls mesh;
        public ImageryUrls imagery;
        public Splats splats;
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
    sealed class Splats
    {
        public SemanticsMetadata semantics_metadata;
    }

    [Serializable]
    sealed class SemanticsMetadata
    {
        public float ground_plane_offset; // 0 where the document has null
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
        public OperationMetadata metadata;
    }

    [Serializable]
    sealed class OperationError
    {
        public string message;
    }

    [Serializable]
    sealed class OperationMetadata
    {
        public OperationProgress progress;
    }

    [Serializable]
    sealed class OperationProgress
    {
        public int percent;
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
