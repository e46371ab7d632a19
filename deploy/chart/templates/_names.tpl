{{/* Named templates. Most take `dict "root" $ "app" "gateway"`. */}}

{{- define "marquee.apps" -}}
{{ .Files.Get "files/apps.yaml" }}
{{- end }}

{{- define "marquee.name" -}}
{{ printf "%s-%s" .root.Release.Name .app | trunc 63 | trimSuffix "-" }}
{{- end }}

{{- define "marquee.selector" -}}
app.kubernetes.io/name: marquee
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .app }}
{{- end }}

{{- define "marquee.tag" -}}
{{ required (printf "apps.%s.tag is missing: set it to the commit from which the image was built (docs/production.md)" .app) ((index .root.Values.apps .app).tag | default .root.Values.images.tag) }}
{{- end }}

{{- define "marquee.labels" -}}
{{ include "marquee.selector" . }}
app.kubernetes.io/version: {{ include "marquee.tag" . | quote }}
app.kubernetes.io/part-of: marquee
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{/* Labels of resources that belong to no app. */}}
{{- define "marquee.commonLabels" -}}
app.kubernetes.io/name: marquee
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/part-of: marquee
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- define "marquee.image" -}}
{{ with .root.Values.images.registry }}{{ . }}/{{ end }}marquee/{{ .app }}:{{ include "marquee.tag" . }}
{{- end }}

{{- define "marquee.releaseImage" -}}
{{ with .root.Values.images.registry }}{{ . }}/{{ end }}marquee/release-{{ trimPrefix "mfe-" .app }}:{{ include "marquee.tag" . }}
{{- end }}

{{- define "marquee.url" -}}
{{ printf "http://%s:%d" (include "marquee.name" .) (int (index (include "marquee.apps" .root | fromYaml) .app).port) }}
{{- end }}

{{- define "marquee.releaseClaim" -}}
{{ .Values.releaseStore.existingClaim | default (printf "%s-releases" .Release.Name) }}
{{- end }}
