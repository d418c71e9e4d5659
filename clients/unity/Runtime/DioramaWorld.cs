using UnityEngine;

namespace Diorama
{
    /// <summary>Marks the root of an imported world. The importer finds the root by the id, also if you rename or move it.</summary>
    [DisallowMultipleComponent]
    [AddComponentMenu("")]
    public sealed class DioramaWorld : MonoBehaviour
    {
        [SerializeField] string worldId = "";

        /// <summary>The id of the world on the service.</summary>
        public string WorldId
        {
            get => worldId;
            set => worldId = value;
        }
    }
}
