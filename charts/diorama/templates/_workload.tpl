{{/* Pod Security "restricted" for a pod. */}}
{{- define "diorama.podSecurity" -}}
runAsNonRoot: true
runAsUser: {{ .Values.runAsUser }}
runAsGroup: {{ .Values.runAsUser }}
fsGroup: {{ .Values.runAsUser }}
fsGroupChangePolicy: OnRootMismatch
seccompProfile: {type: RuntimeDefault}
{{- end -}}

{{/* Pod Security "restricted" for a container. */}}
{{- define "diorama.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: {drop: [ALL]}
{{- end -}}

{{/* The time between the deletion of a pod and the end of its traffic, in which the endpoints are updated. */}}
{{- define "diorama.preStopSeconds" -}}5{{- end -}}

{{/* Everything of a pod follows from how long its process may take. Takes {settings}. */}}
{{- define "diorama.gracePeriod" -}}
{{- add (include "diorama.preStopSeconds" .) (int .settings.shutdownSeconds) 5 -}}
{{- end -}}

{{/* What pods of services and of jobs have in common. Takes {root, component}. */}}
{{- define "diorama.podMetadata" -}}
labels:
  {{- include "diorama.labels" . | nindent 2 }}
  {{- with .root.Values.podLabels }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- with merge (dict) (.annotations | default dict) .root.Values.podAnnotations }}
annotations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{- define "diorama.podBasics" -}}
serviceAccountName: {{ .Values.serviceAccountName }}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
securityContext:
  {{- include "diorama.podSecurity" . | nindent 2 }}
{{- end -}}

{{- define "diorama.scheduling" -}}
{{- with .settings.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .settings.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .settings.affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.topologySpread }}
{{- if .enabled }}
topologySpreadConstraints:
  {{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
  - maxSkew: 1
    topologyKey: {{ . }}
    whenUnsatisfiable: {{ $.root.Values.topologySpread.whenUnsatisfiable }}
    labelSelector:
      matchLabels:
        {{- include "diorama.selectorLabels" $ | nindent 8 }}
  {{- end }}
{{- end }}
{{- end }}
{{- end -}}

{{/* Probes of a process: alive when its event loop turns, ready when it has what it needs. Takes {port}, the name of a port. */}}
{{- define "diorama.probes" -}}
startupProbe:
  httpGet: {path: /livez, port: {{ .port }}}
  periodSeconds: 2
  failureThreshold: 60
livenessProbe:
  httpGet: {path: /livez, port: {{ .port }}}
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
readinessProbe:
  httpGet: {path: /readyz, port: {{ .port }}}
  periodSeconds: 5
  timeoutSeconds: 5
  failureThreshold: 2
{{- end -}}

{{/* A pause that needs no program of the image where the cluster can do it. */}}
{{- define "diorama.preStop" -}}
preStop:
{{- if semverCompare ">=1.30-0" .Capabilities.KubeVersion.Version }}
  sleep: {seconds: {{ include "diorama.preStopSeconds" . }}}
{{- else }}
  exec: {command: [node, -e, "setTimeout(() => undefined, {{ include "diorama.preStopSeconds" . }}000)"]}
{{- end }}
{{- end -}}

{{/* A trial fits one node of two processors. */}}
{{- define "diorama.isSmall" -}}
{{- with .root.Values.quickstart }}{{ if and .enabled .small }}yes{{ end }}{{ end -}}
{{- end -}}

{{/* Takes {root, settings}. */}}
{{- define "diorama.replicas" -}}
{{- if include "diorama.isSmall" . }}1{{ else }}{{ .settings.replicas }}{{ end -}}
{{- end -}}

{{/* Takes {root, settings}. */}}
{{- define "diorama.resources" -}}
{{- $small := dict "requests" (dict "cpu" "20m" "memory" "128Mi") -}}
{{- $settings := .settings.resources -}}
{{- if include "diorama.isSmall" . }}{{ $settings = merge $small (omit $settings "requests") }}{{ end -}}
{{- toYaml $settings -}}
{{- end -}}

{{/*
A Deployment of one process. Takes {root, component, image, settings, ports: [names], env: text} and optionally volumes, mounts,
initContainers and limits (text), recreate, maxSurge, runtimeClassName, annotations. With the ports grpc or http it serves others and
is left alone for a while before it stops.
*/}}
{{- define "diorama.deployment" -}}
{{- $ports := fromYaml (include "diorama.ports" .) -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "diorama.name" . }}
  labels:
    {{- include "diorama.labels" . | nindent 4 }}
spec:
  {{- if eq .settings.autoscaling.type "none" }}
  replicas: {{ include "diorama.replicas" . }}
  {{- end }}
  revisionHistoryLimit: 3
  selector:
    matchLabels:
      {{- include "diorama.selectorLabels" . | nindent 6 }}
  strategy:
    {{- if .recreate }}
    type: Recreate
    {{- else }}
    type: RollingUpdate
    rollingUpdate: {maxSurge: {{ .maxSurge | default 1 }}, maxUnavailable: {{ ternary 1 0 (eq (toString .maxSurge) "0%") }}}
    {{- end }}
  template:
    metadata:
      {{- include "diorama.podMetadata" . | nindent 6 }}
    spec:
      {{- include "diorama.podBasics" .root | nindent 6 }}
      {{- with .runtimeClassName }}
      runtimeClassName: {{ . }}
      {{- end }}
      terminationGracePeriodSeconds: {{ include "diorama.gracePeriod" . }}
      {{- include "diorama.scheduling" . | nindent 6 }}
      {{- with .initContainers }}
      initContainers:
        {{- . | trim | nindent 8 }}
      {{- end }}
      containers:
        - name: {{ .component }}
          image: {{ include "diorama.image" . }}
          imagePullPolicy: {{ .root.Values.image.pullPolicy }}
          env:
            {{- include "diorama.env.process" . | nindent 12 }}
            {{- .env | trim | nindent 12 }}
            {{- with include "diorama.env.tls" .root }}
            {{- . | nindent 12 }}
            {{- end }}
            {{- with .settings.extraEnv }}
            {{- toYaml . | nindent 12 }}
            {{- end }}
          ports:
            {{- range .ports }}
            - {name: {{ . }}, containerPort: {{ get $ports . }}}
            {{- end }}
          {{- include "diorama.probes" (dict "port" (ternary "health" "http" (has "health" .ports))) | nindent 10 }}
          {{- if or (has "grpc" .ports) (has "http" .ports) }}
          lifecycle:
            {{- include "diorama.preStop" .root | nindent 12 }}
          {{- end }}
          resources:
            {{- include "diorama.resources" . | nindent 12 }}
          securityContext:
            {{- include "diorama.containerSecurity" . | nindent 12 }}
          volumeMounts:
            {{- include "diorama.mounts" .root | nindent 12 }}
            {{- with include "diorama.tlsMount" .root }}
            {{- . | nindent 12 }}
            {{- end }}
            {{- with .mounts }}
            {{- . | trim | nindent 12 }}
            {{- end }}
        {{- with .settings.extraContainers }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
      volumes:
        {{- include "diorama.volumes" . | nindent 8 }}
        {{- with include "diorama.tlsVolume" . }}
        {{- . | nindent 8 }}
        {{- end }}
        {{- with .settings.extraVolumes }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
        {{- with .volumes }}
        {{- . | trim | nindent 8 }}
        {{- end }}
{{- end -}}

{{/* Budget and scaling of a Deployment. Takes {root, component, settings} and taskQueue for workers. */}}
{{- define "diorama.companions" -}}
{{- $scaling := .settings.autoscaling }}
{{- if .settings.pdb.enabled }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "diorama.name" . }}
  labels:
    {{- include "diorama.labels" . | nindent 4 }}
spec:
  maxUnavailable: {{ .settings.pdb.maxUnavailable }}
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels:
      {{- include "diorama.selectorLabels" . | nindent 6 }}
{{- end }}
{{- if eq $scaling.type "hpa" }}
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ include "diorama.name" . }}
  labels:
    {{- include "diorama.labels" . | nindent 4 }}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: {{ include "diorama.name" . }}}
  minReplicas: {{ $scaling.minReplicas }}
  maxReplicas: {{ $scaling.maxReplicas }}
  metrics:
    - type: Resource
      resource: {name: cpu, target: {type: Utilization, averageUtilization: {{ $scaling.cpuPercent }}}}
  behavior:
    scaleDown: {stabilizationWindowSeconds: {{ $scaling.cooldownSeconds | default 300 }}}
{{- else if eq $scaling.type "keda" }}
{{ include "diorama.scaledObject" . }}
{{- end }}
{{- end -}}
