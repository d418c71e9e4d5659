{{/* Object packs, for the processes that read them: a setting, volumes and mounts. Take the root. */}}
{{- define "diorama.env.objectPacks" -}}
{{- $folders := list -}}
{{- range .Values.objectPacks }}{{ $folders = append $folders (clean (printf "/packs/%s/%s" .name (.path | default ""))) }}{{ end -}}
{{- if $folders }}
- {name: OBJECT_PACKS, value: {{ join "," $folders | quote }}}
{{- end }}
{{- end -}}

{{- define "diorama.objectPackVolumes" -}}
{{- $root := . -}}
{{- range .Values.objectPacks }}
{{- if .existingClaim }}
- {name: pack-{{ .name }}, persistentVolumeClaim: {claimName: {{ .existingClaim }}, readOnly: true}}
{{- else }}
- {name: pack-{{ .name }}, image: {reference: {{ .image | quote }}, pullPolicy: {{ $root.Values.image.pullPolicy }}}}
{{- end }}
{{- end }}
{{- end -}}

{{- define "diorama.objectPackMounts" -}}
{{- range .Values.objectPacks }}
- {name: pack-{{ .name }}, mountPath: /packs/{{ .name }}, readOnly: true}
{{- end }}
{{- end -}}
