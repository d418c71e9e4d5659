{{/*
Takes {root, component, ports: [{name, port}]}. A headless Service, so that clients which connect while the
pod is replaced do not wait for minutes on the address of the old pod.
*/}}
{{- define "diorama.quickstartService" -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ include "diorama.name" . }}
  labels:
    {{- include "diorama.labels" . | nindent 4 }}
spec:
  clusterIP: None
  selector:
    {{- include "diorama.selectorLabels" . | nindent 4 }}
  ports:
    {{- range .ports }}
    - {name: {{ .name }}, port: {{ .port }}, targetPort: {{ .name }}}
    {{- end }}
{{- end -}}

{{/* Goes with the release. Takes {root, component}. */}}
{{- define "diorama.quickstartVolume" -}}
apiVersion: v1
kind: PersistentVolumeClaim
metadata:
  name: {{ include "diorama.name" . }}
  labels:
    {{- include "diorama.labels" . | nindent 4 }}
spec:
  accessModes: [ReadWriteOnce]
  {{- with .root.Values.quickstart.storageClassName }}
  storageClassName: {{ . }}
  {{- end }}
  resources: {requests: {storage: {{ .root.Values.quickstart.volumeSize }}}}
{{- end -}}

{{/* Who may reach it. Takes {root, component, rules: [{port, groups}]}. */}}
{{- define "diorama.quickstartPolicy" -}}
{{- if .root.Values.networkPolicy.enabled }}
{{- $root := .root }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ include "diorama.name" . }}
  labels:
    {{- include "diorama.labels" . | nindent 4 }}
spec:
  podSelector:
    matchLabels:
      {{- include "diorama.selectorLabels" . | nindent 6 }}
  policyTypes: [Ingress]
  ingress:
    {{- range .rules }}
    - ports: [{protocol: TCP, port: {{ .port }}}]
      from:
        {{- include "diorama.peersOf" (dict "root" $root "groups" .groups) | trim | nindent 8 }}
    {{- end }}
{{- end }}
{{- end -}}
