{{/* DNS: every app that calls another by name needs it. */}}
{{- define "marquee.toNames" -}}
- ports:
    {{- range .Values.outside.dns.ports }}
    - { port: {{ . }}, protocol: UDP }
    - { port: {{ . }}, protocol: TCP }
    {{- end }}
  to:
    {{- toYaml .Values.outside.dns.to | nindent 4 }}
{{- end }}
