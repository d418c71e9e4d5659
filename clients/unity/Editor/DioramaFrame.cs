using UnityEngine;

namespace Diorama.Editor
{
    /// <summary>
    /// Places and directions of a world in Unity. A world has x right, y up, z back, in metres, and the centre of its panorama along -z.
    /// glTFast turns (x, y, z) into (-x, y, z), which changes the handedness. The centre is therefore along -z in Unity too, and the right
    /// of the panorama is along -x.
    /// </summary>
    static class DioramaFrame
    {
        /// <summary>Degrees of Skybox/Panoramic, which shows the centre of a panorama along +x and its right along -z without a rotation.</summary>
        public const float SkyRotation = 270;

        public static Vector3 ToUnity(float x, float y, float z) => new Vector3(-x, y, z);

        /// <summary>The rotation that looks in a direction: degrees clockwise from the centre of the panorama, and above the horizon.</summary>
        public static Quaternion Facing(float azimuth, float elevation) => Quaternion.Euler(-elevation, azimuth + 180, 0);
    }
}
