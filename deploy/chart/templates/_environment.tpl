{{/* The variables of one app: from the chart, from the values, and from its Secret. */}}

{{- define "marquee.environment" -}}
{{- $root := .root }}
{{- $apps := include "marquee.apps" $root | fromYaml }}
{{- $is := index $apps .app }}
{{- $given := index $root.Values.apps .app }}
{{- $shared := merge (dict "PUBLIC_URL" $root.Values.publicUrl) $root.Values.config }}
{{- $all := dict "NODE_ENV" "production" "PORT" (toString $is.port) }}
{{- range $name := $is.shares }}
{{- with index $shared $name }}
{{- $_ := set $all $name . }}
{{- end }}
{{- end }}
{{- range $called := $is.calls }}
{{- $_ := set $all (printf "%s_URL" (upper $called | replace "-" "_")) (include "marquee.url" (dict "root" $root "app" $called)) }}
{{- end }}
{{- if has $is.kind (list "gateway" "renderer") }}
{{- $_ := set $all "RELEASES_DIR" (include "marquee.releasesFolder" $root) }}
{{- end }}
{{- if eq $is.kind "gateway" }}
{{- $_ := set $all "TRUST_PROXY" (toString $root.Values.ingress.trustedProxies) }}
{{- $_ := set $all "METRICS_PORT" (toString $is.metrics) }}
{{- $_ := set $all "METRICS_HOST" "0.0.0.0" }}
{{- end }}
{{- range $name, $value := merge $all $given.config }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- range $name := $is.secrets.required }}
- name: {{ $name }}
  valueFrom: { secretKeyRef: { name: {{ $given.secret }}, key: {{ $name }} } }
{{- end }}
{{- range $name := $is.secrets.optional }}
- name: {{ $name }}
  valueFrom: { secretKeyRef: { name: {{ $given.secret }}, key: {{ $name }}, optional: true } }
{{- end }}
{{- end }}

{{/* The path at which containers mount the release store. */}}
{{- define "marquee.releasesFolder" -}}
/releases
{{- end }}
