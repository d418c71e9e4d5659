{{/* Which component connects to which inside the release. A pool of inference is written as `inference`. */}}
{{- define "diorama.flows" -}}
flows:
  - {to: world, port: grpc, from: [gateway, orchestration, generation, egress]}
  - {to: media, port: grpc, from: [gateway, orchestration, generation, inference]}
  - {to: media, port: http, from: [orchestration, generation, inference, test]}
  - {to: signing, port: grpc, from: [gateway, orchestration, egress]}
  - {to: egress, port: grpc, from: [gateway, media]}
  - {to: gateway, port: http, from: [test]}
outside:
  postgres: [world, media, signing, migrate-world, migrate-media, migrate-signing]
  temporal: [gateway, orchestration, generation, inference, egress, set-up-temporal]
  objectStore: [media, orchestration, generation, inference]
  moderation: [gateway]
  planner: [orchestration]
  identityProvider: [gateway]
{{- end -}}

{{/* Everything that runs in this release, as {components: [...]}. */}}
{{- define "diorama.components" -}}
components:
  {{- range list "gateway" "world" "media" "signing" "egress" "orchestration" "generation" "test" }}
  - {name: {{ . }}, group: {{ . }}}
  {{- end }}
  {{- range .Values.inference.pools }}
  - {name: inference-{{ .name }}, group: inference}
  {{- end }}
  {{- if ne (include "diorama.temporalSetUp" .) "on-start" }}
  - {name: set-up-temporal, group: set-up-temporal}
  {{- end }}
  {{- if ne (include "diorama.migrations" .) "on-start" }}
  {{- range list "world" "media" "signing" }}
  - {name: migrate-{{ . }}, group: migrate-{{ . }}}
  {{- end }}
  {{- end }}
{{- end -}}

{{/* Every component of a group, as peers. Takes {root, groups}. */}}
{{- define "diorama.peersOf" -}}
{{- $at := . -}}
{{- range (fromYaml (include "diorama.components" .root)).components }}
{{- if has .group $at.groups }}
- podSelector:
    matchLabels:
      {{- include "diorama.selectorLabels" (dict "root" $at.root "component" .name) | nindent 6 }}
{{- end }}
{{- end }}
{{- end -}}

{{/* What is certainly not the internet: pods and private networks. */}}
{{- define "diorama.privatePeers" -}}
- namespaceSelector: {}
{{- range list "10.0.0.0/8" "172.16.0.0/12" "192.168.0.0/16" "100.64.0.0/10" "fc00::/7" }}
- ipBlock: {cidr: {{ . | quote }}}
{{- end }}
{{- end -}}

{{/* The networks of RFC 6890 and its successors that are not public unicast, which egress must never reach. */}}
{{- define "diorama.specialRanges" -}}
v4: [0.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 169.254.0.0/16, 172.16.0.0/12, 192.0.0.0/24, 192.0.2.0/24, 192.31.196.0/24,
  192.52.193.0/24, 192.88.99.0/24, 192.168.0.0/16, 192.175.48.0/24, 198.18.0.0/15, 198.51.100.0/24, 203.0.113.0/24, 224.0.0.0/4, 240.0.0.0/4]
v6: ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"]
{{- end -}}

{{- define "diorama.internetPeers" -}}
{{- $ranges := fromYaml (include "diorama.specialRanges" .) -}}
{{- $v4 := $ranges.v4 -}}
{{- $v6 := $ranges.v6 -}}
{{- range .Values.networkPolicy.internet.extraExcept -}}
{{- if contains ":" . }}{{ $v6 = append $v6 . }}{{ else }}{{ $v4 = append $v4 . }}{{ end -}}
{{- end -}}
- ipBlock:
    cidr: 0.0.0.0/0
    except:
      {{- range $v4 }}
      - {{ . | quote }}
      {{- end }}
- ipBlock:
    cidr: "2000::/3"
    except:
      {{- range $v6 }}
      - {{ . | quote }}
      {{- end }}
{{- end -}}

{{/* Port of a URL or of host:port. */}}
{{- define "diorama.portOf" -}}
{{- $authority := regexReplaceAll "^[a-z]+://([^/]*).*$" . "${1}" -}}
{{- if regexMatch ":[0-9]+$" $authority -}}
{{- regexFind "[0-9]+$" $authority -}}
{{- else -}}
{{- ternary "80" "443" (hasPrefix "http://" .) -}}
{{- end -}}
{{- end -}}

{{/* One rule to something outside the release. Takes {root, what}. Empty where there is no such thing. */}}
{{- define "diorama.outsideRule" -}}
{{- $root := .root -}}
{{- $values := $root.Values -}}
{{- $policy := $values.networkPolicy -}}
{{- $given := (get $policy .what).to -}}
{{- $port := "" -}}
{{- $own := "" -}}
{{- if eq .what "postgres" -}}
{{- $port = toString $policy.postgres.port -}}
{{- if and $values.quickstart.enabled (not $values.postgres.existingSecret) }}{{ $own = "postgres" }}{{ end -}}
{{- else if eq .what "temporal" -}}
{{- $port = include "diorama.portOf" (include "diorama.temporalAddress" $root) -}}
{{- if and $values.quickstart.enabled (not $values.temporal.address) }}{{ $own = "temporal" }}{{ end -}}
{{- else if eq .what "objectStore" -}}
{{- if eq (include "diorama.objectStoreType" $root) "s3" }}{{ $port = include "diorama.portOf" $values.objectStore.s3.endpoint }}{{ end -}}
{{- else -}}
{{- $urls := dict "planner" $values.planner.url "moderation" $values.policy.http.url "identityProvider" $values.oidc.issuer -}}
{{- with get $urls .what }}{{ $port = include "diorama.portOf" . }}{{ end -}}
{{- end -}}
{{- if $port }}
- ports: [{protocol: TCP, port: {{ $port }}}]
  to:
    {{- if $own }}
    - podSelector:
        matchLabels:
          {{- include "diorama.selectorLabels" (dict "root" $root "component" $own) | nindent 10 }}
    {{- else if $given }}
    {{- toYaml $given | nindent 4 }}
    {{- else }}
    {{- include "diorama.privatePeers" $root | nindent 4 }}
    {{- end }}
{{- end }}
{{- end -}}
