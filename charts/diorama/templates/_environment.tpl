{{/* Environment variables of every process. Takes {root, settings}. */}}
{{- define "diorama.env.process" -}}
- {name: DIORAMA_ENV, value: {{ include "diorama.environment" .root }}}
- {name: LOG_LEVEL, value: {{ .root.Values.logLevel }}}
- {name: SHUTDOWN_SECONDS, value: {{ .settings.shutdownSeconds | quote }}}
{{- if .root.Values.extraCa.existingSecret }}
- {name: NODE_EXTRA_CA_CERTS, value: /etc/diorama/extra-ca/{{ .root.Values.extraCa.key }}}
{{- end }}
{{- with .root.Values.tracing }}
{{- if .endpoint }}
- {name: OTEL_EXPORTER_OTLP_ENDPOINT, value: {{ .endpoint | quote }}}
- {name: OTEL_TRACES_SAMPLER_ARG, value: {{ .share | quote }}}
{{- if .headers.existingSecret }}
{{ include "diorama.env.secret" (dict "name" "OTEL_EXPORTER_OTLP_HEADERS" "secret" .headers.existingSecret "key" .headers.key) }}
{{- end }}
{{- end }}
{{- end }}
{{- end -}}

{{/* Takes {name, secret, key}. */}}
{{- define "diorama.env.secret" -}}
- name: {{ .name }}
  valueFrom: {secretKeyRef: {name: {{ .secret }}, key: {{ .key }}}}
{{- end -}}

{{/* Takes {root, service}. */}}
{{- define "diorama.env.database" -}}
{{- $postgres := .root.Values.postgres -}}
{{- $secret := include "diorama.secret" (dict "root" .root "existing" $postgres.existingSecret) -}}
{{ include "diorama.env.secret" (dict "name" "DATABASE_URL" "secret" $secret "key" (get $postgres.keys .service)) }}
- {name: DATABASE_POOL_SIZE, value: {{ $postgres.poolSize | quote }}}
- {name: MIGRATE, value: {{ ternary "on-start" "never" (eq (include "diorama.migrations" .root) "on-start") }}}
{{- end -}}

{{- define "diorama.env.temporal" -}}
{{- $temporal := .Values.temporal -}}
- {name: TEMPORAL_ADDRESS, value: {{ include "diorama.temporalAddress" . | quote }}}
- {name: TEMPORAL_NAMESPACE, value: {{ $temporal.namespace | quote }}}
{{- with $temporal.apiKey.existingSecret }}
{{ include "diorama.env.secret" (dict "name" "TEMPORAL_API_KEY" "secret" . "key" $temporal.apiKey.key) }}
{{- end }}
{{- if $temporal.tls.enabled }}
- {name: TEMPORAL_TLS, value: "true"}
{{- with $temporal.tls.serverName }}
- {name: TEMPORAL_TLS_SERVER_NAME, value: {{ . | quote }}}
{{- end }}
{{- if $temporal.tls.existingSecret }}
- {name: TEMPORAL_TLS_SERVER_CA_CERT_PATH, value: /etc/temporal-tls/ca.crt}
{{- if $temporal.tls.clientCertificate }}
- {name: TEMPORAL_TLS_CLIENT_CERT_PATH, value: /etc/temporal-tls/tls.crt}
- {name: TEMPORAL_TLS_CLIENT_KEY_PATH, value: /etc/temporal-tls/tls.key}
{{- end }}
{{- end }}
{{- end }}
{{- end -}}

{{- define "diorama.temporalVolumes" -}}
{{- with .Values.temporal.tls }}
{{- if and .enabled .existingSecret }}
- {name: temporal-tls, secret: {secretName: {{ .existingSecret }}}}
{{- end }}
{{- end }}
{{- end -}}

{{- define "diorama.temporalMounts" -}}
{{- with .Values.temporal.tls }}
{{- if and .enabled .existingSecret }}
- {name: temporal-tls, mountPath: /etc/temporal-tls, readOnly: true}
{{- end }}
{{- end }}
{{- end -}}

{{/* What every process finds on its disk: room for temporary files, and certificates of one's own. Takes {root, tmpSize}. */}}
{{- define "diorama.volumes" -}}
- {name: tmp, emptyDir: {sizeLimit: {{ .tmpSize | default "1Gi" }}}}
{{- with .root.Values.extraCa.existingSecret }}
- {name: extra-ca, secret: {secretName: {{ . }}}}
{{- end }}
{{- end -}}

{{- define "diorama.mounts" -}}
- {name: tmp, mountPath: /tmp}
{{- if .Values.extraCa.existingSecret }}
- {name: extra-ca, mountPath: /etc/diorama/extra-ca, readOnly: true}
{{- end }}
{{- end -}}
