using UnityEngine;

namespace Diorama
{
    /// <summary>Marks the root of an imported world. The importer finds the root by the id, also if you rename or move it.</summary>
    [DisallowMultipleComponent]
    [AddComponentMenu("")]
    public sealed class DioramaWorld : MonoBehaviour
    {
        [SerializeField] string worldId = "";

        [Tooltip("Metres from the ground to the spawn point")]
        [SerializeField] float eyeHeight = 1.6f;

        /// <summary>The id of the world on the service.</summary>
        public string WorldId
        {
            get => worldId;
            set => worldId = value;
        }

        /// <summary>Metres from the ground to the capture point: `ground_plane_offset` of the service.</summary>
        public float EyeHeight
        {
            get => eyeHeight;
            set => eyeHeight = value;
        }
    }
}
