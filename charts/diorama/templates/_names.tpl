{{- define "diorama.fullname" -}}
{{- if .Values.fullnameOverride -}}
{{- .Values.fullnameOverride | trunc 40 | trimSuffix "-" -}}
{{- else if contains .Chart.Name .Release.Name -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 40 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{/* The name of a component's resources. Takes {root, component}. */}}
{{- define "diorama.name" -}}
{{- printf "%s-%s" (include "diorama.fullname" .root) .component -}}
{{- end -}}

{{/* What never changes between versions. Takes {root, component}. */}}
{{- define "diorama.selectorLabels" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end -}}

{{- define "diorama.labels" -}}
{{ include "diorama.selectorLabels" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/part-of: diorama
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end -}}

{{/* Takes {root, image}, the image by its name, such as diorama-gateway. */}}
{{- define "diorama.image" -}}
{{- $image := .root.Values.image -}}
{{- $digest := get $image.digests .image -}}
{{- if $digest -}}
{{- printf "%s/%s@%s" $image.registry .image $digest -}}
{{- else -}}
{{- printf "%s/%s:%s" $image.registry .image ($image.tag | default .root.Chart.AppVersion) -}}
{{- end -}}
{{- end -}}

{{/* The Secret that quickstart makes, or the one that was named. Takes {root, existing}. */}}
{{- define "diorama.secret" -}}
{{- if .existing -}}
{{- .existing -}}
{{- else -}}
{{- printf "%s-quickstart" .root.Release.Name -}}
{{- end -}}
{{- end -}}

{{- define "diorama.environment" -}}
{{- ternary "development" .Values.environment .Values.quickstart.enabled -}}
{{- end -}}

{{- define "diorama.migrations" -}}
{{- if ne .Values.migrations.mode "auto" -}}
{{- .Values.migrations.mode -}}
{{- else -}}
{{- ternary "on-start" "hooks" .Values.quickstart.enabled -}}
{{- end -}}
{{- end -}}

{{- define "diorama.temporalSetUp" -}}
{{- if ne .Values.temporal.setUp.mode "auto" -}}
{{- .Values.temporal.setUp.mode -}}
{{- else -}}
{{- ternary "on-start" "hooks" .Values.quickstart.enabled -}}
{{- end -}}
{{- end -}}

{{- define "diorama.objectStoreType" -}}
{{- ternary "folder" .Values.objectStore.type .Values.quickstart.enabled -}}
{{- end -}}

{{- define "diorama.objectClaim" -}}
{{- .Values.objectStore.folder.existingClaim | default (printf "%s-objects" (include "diorama.fullname" .)) -}}
{{- end -}}

{{- define "diorama.publicUrl" -}}
{{- .Values.publicUrl | default (ternary "http://localhost:8080" "" .Values.quickstart.enabled) -}}
{{- end -}}

{{- define "diorama.mediaUrl" -}}
{{- .Values.mediaUrl | default (ternary "http://localhost:8081" "" .Values.quickstart.enabled) -}}
{{- end -}}

{{- define "diorama.temporalAddress" -}}
{{- if .Values.temporal.address -}}
{{- .Values.temporal.address -}}
{{- else -}}
{{- printf "%s-temporal.%s.svc:7233" (include "diorama.fullname" .) .Release.Namespace -}}
{{- end -}}
{{- end -}}

{{/* Ports are the same in every pod. */}}
{{- define "diorama.ports" -}}
grpc: 50051
http: 8080
health: 8081
{{- end -}}

{{/* A gRPC target that names all pods of a headless Service, for clients that take them in turn. Takes {root, component}. */}}
{{- define "diorama.grpcTarget" -}}
{{- printf "%s-grpc:50051" (include "diorama.name" .) -}}
{{- end -}}
