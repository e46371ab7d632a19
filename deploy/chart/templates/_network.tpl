{{/* Permits DNS, for apps that call other hosts by name. */}}
{{- define "marquee.toNames" -}}
- ports:
    {{- range .Values.outside.dns.ports }}
    - { port: {{ . }}, protocol: UDP }
    - { port: {{ . }}, protocol: TCP }
    {{- end }}
  to:
    {{- toYaml .Values.outside.dns.to | nindent 4 }}
{{- end }}
