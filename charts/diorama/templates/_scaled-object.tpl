{{/*
A worker that is scaled by its queue. The backlog alone would take busy workers away, for it is empty while they work: running
workflows count as well, and there is always one pod. Takes {root, component, settings, taskQueue}.
*/}}
{{- define "diorama.scaledObject" -}}
{{- $temporal := .root.Values.temporal -}}
{{- $scaling := .settings.autoscaling -}}
---
apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: {{ include "diorama.name" . }}
  labels:
    {{- include "diorama.labels" . | nindent 4 }}
spec:
  scaleTargetRef: {name: {{ include "diorama.name" . }}}
  minReplicaCount: {{ $scaling.minReplicas }}
  maxReplicaCount: {{ $scaling.maxReplicas }}
  pollingInterval: 30
  cooldownPeriod: {{ $scaling.cooldownSeconds }}
  advanced:
    horizontalPodAutoscalerConfig:
      behavior:
        scaleDown: {stabilizationWindowSeconds: {{ $scaling.cooldownSeconds }}}
  triggers:
    - type: temporal
      metadata:
        endpoint: {{ include "diorama.temporalAddress" .root | quote }}
        namespace: {{ $temporal.namespace | quote }}
        taskQueue: {{ .taskQueue | quote }}
        queueTypes: {{ ternary "workflow,activity" "activity" (eq .taskQueue "orchestration") | quote }}
        targetQueueSize: {{ $scaling.targetQueueSize | quote }}
        includeRunningWorkflowCount: "true"
        workflowTaskQueueForCount: orchestration
        {{- if or $temporal.tls.enabled $temporal.apiKey.existingSecret }}
        enableTLS: {{ $temporal.tls.enabled | quote }}
        {{- with $temporal.tls.serverName }}
        tlsServerName: {{ . | quote }}
        {{- end }}
        {{- end }}
      {{- if include "diorama.kedaSecrets" .root }}
      authenticationRef: {name: {{ include "diorama.fullname" .root }}-temporal}
      {{- end }}
{{- end -}}

{{/* The secrets by which KEDA reaches Temporal, as targets of a TriggerAuthentication; empty where it needs none. */}}
{{- define "diorama.kedaSecrets" -}}
{{- with .Values.temporal.apiKey }}
{{- if .existingSecret }}
- {parameter: apiKey, name: {{ .existingSecret }}, key: {{ .key }}}
{{- end }}
{{- end }}
{{- with .Values.temporal.tls }}
{{- if and .enabled .existingSecret }}
- {parameter: ca, name: {{ .existingSecret }}, key: ca.crt}
{{- if .clientCertificate }}
- {parameter: cert, name: {{ .existingSecret }}, key: tls.crt}
- {parameter: key, name: {{ .existingSecret }}, key: tls.key}
{{- end }}
{{- end }}
{{- end }}
{{- end -}}
