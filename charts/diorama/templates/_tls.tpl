{{/* Where a process finds the certificate by which it speaks with the others; nothing without `tls`. */}}
{{- define "diorama.env.tls" -}}
{{- if .Values.tls.enabled -}}
- {name: GRPC_TLS_CERT_FILE, value: /etc/diorama/tls/tls.crt}
- {name: GRPC_TLS_KEY_FILE, value: /etc/diorama/tls/tls.key}
- {name: GRPC_TLS_CA_FILE, value: /etc/diorama/tls/ca.crt}
- {name: GRPC_TLS_CALLER_NAMES, value: {{ printf "%s-{process}-grpc" (include "diorama.fullname" .) | quote }}}
{{- end -}}
{{- end -}}

{{/* Takes {root, component}. */}}
{{- define "diorama.tlsVolume" -}}
{{- if .root.Values.tls.enabled -}}
- {name: tls, secret: {secretName: {{ include "diorama.name" . }}-tls}}
{{- end -}}
{{- end -}}

{{- define "diorama.tlsMount" -}}
{{- if .Values.tls.enabled -}}
- {name: tls, mountPath: /etc/diorama/tls, readOnly: true}
{{- end -}}
{{- end -}}
