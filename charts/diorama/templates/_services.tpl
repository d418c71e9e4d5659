{{/* A headless Service, so that gRPC clients see every pod. Takes {root, component}. */}}
{{- define "diorama.grpcService" -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ include "diorama.name" . }}-grpc
  labels:
    {{- include "diorama.labels" . | nindent 4 }}
spec:
  clusterIP: None
  selector:
    {{- include "diorama.selectorLabels" . | nindent 4 }}
  ports:
    - {name: grpc, port: 50051, targetPort: grpc, appProtocol: {{ ternary "https" "kubernetes.io/h2c" .root.Values.tls.enabled }}}
{{- end -}}

{{/* Takes {root, component, settings}. */}}
{{- define "diorama.httpService" -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ include "diorama.name" . }}
  labels:
    {{- include "diorama.labels" . | nindent 4 }}
  {{- with .settings.service.annotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  type: {{ .settings.service.type }}
  selector:
    {{- include "diorama.selectorLabels" . | nindent 4 }}
  ports:
    - {name: http, port: {{ .settings.service.port }}, targetPort: http, appProtocol: http}
{{- end -}}
