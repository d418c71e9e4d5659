{{/*
A Job before the processes start: a hook of Helm, or with the mode `jobs` an ordinary one under a name that follows from what it does. Takes
{root, component, image, container, mode, settings, env: text} and optionally mounts and volumes (text).
*/}}
{{- define "diorama.job" -}}
apiVersion: batch/v1
kind: Job
metadata:
  name: {{ include "diorama.name" . }}{{ if eq .mode "jobs" }}-{{ printf "%s %s" (include "diorama.image" .) .env | sha256sum | trunc 8 }}{{ end }}
  labels:
    {{- include "diorama.labels" . | nindent 4 }}
  {{- if eq .mode "hooks" }}
  annotations:
    helm.sh/hook: pre-install,pre-upgrade
    helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
  {{- end }}
spec:
  backoffLimit: 3
  activeDeadlineSeconds: {{ .root.Values.migrations.activeDeadlineSeconds }}
  {{- if eq .mode "jobs" }}
  ttlSecondsAfterFinished: 86400
  {{- end }}
  template:
    metadata:
      {{- include "diorama.podMetadata" . | nindent 6 }}
    spec:
      {{- include "diorama.podBasics" .root | nindent 6 }}
      restartPolicy: Never
      containers:
        - name: {{ .container }}
          image: {{ include "diorama.image" . }}
          imagePullPolicy: {{ .root.Values.image.pullPolicy }}
          env:
            {{- include "diorama.env.process" (dict "root" .root "settings" .settings) | nindent 12 }}
            {{- .env | trim | nindent 12 }}
            {{- with .settings.extraEnv }}
            {{- toYaml . | nindent 12 }}
            {{- end }}
          resources: {requests: {cpu: 100m, memory: 192Mi}, limits: {memory: 512Mi}}
          securityContext:
            {{- include "diorama.containerSecurity" .root | nindent 12 }}
          volumeMounts:
            {{- include "diorama.mounts" .root | nindent 12 }}
            {{- with .mounts }}
            {{- . | nindent 12 }}
            {{- end }}
      volumes:
        {{- include "diorama.volumes" (dict "root" .root "tmpSize" "64Mi") | nindent 8 }}
        {{- with .volumes }}
        {{- . | nindent 8 }}
        {{- end }}
{{- end -}}
