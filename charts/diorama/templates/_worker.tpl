{{/* A Temporal worker of one role. Takes {root, component, settings, env}. */}}
{{- define "diorama.worker" -}}
{{- $at := merge (dict "image" "diorama-worker" "ports" (list "health") "taskQueue" .component) . -}}
{{- $_ := set $at "env" (printf "%s\n%s" (include "diorama.env.worker" .) .env) -}}
{{- $_ = set $at "volumes" (include "diorama.temporalVolumes" .root) -}}
{{- $_ = set $at "mounts" (include "diorama.temporalMounts" .root) -}}
{{- if eq .component "generation" -}}
{{- $_ = set $at "env" (printf "%s%s" $at.env (include "diorama.env.objectPacks" .root)) -}}
{{- $_ = set $at "volumes" (printf "%s%s" $at.volumes (include "diorama.objectPackVolumes" .root)) -}}
{{- $_ = set $at "mounts" (printf "%s%s" $at.mounts (include "diorama.objectPackMounts" .root)) -}}
{{- end -}}
{{ include "diorama.deployment" $at }}
{{ include "diorama.companions" $at }}
{{- end -}}

{{- define "diorama.env.worker" -}}
- {name: WORKER_ROLE, value: {{ .component }}}
- {name: WORKER_HEALTH_HOST, value: 0.0.0.0}
- {name: WORKER_HEALTH_PORT, value: "8081"}
- {name: WORLD_ADDRESS, value: {{ include "diorama.grpcTarget" (dict "root" .root "component" "world") | quote }}}
- {name: MEDIA_ADDRESS, value: {{ include "diorama.grpcTarget" (dict "root" .root "component" "media") | quote }}}
{{ include "diorama.env.temporal" .root }}
{{- end -}}
