{{/* A job that changes the release store for one remote. Takes `dict "root" $ "app" "mfe-client" "arguments" (list "rollback" "client") "retries" 0`. */}}

{{- define "marquee.releaseJob" -}}
backoffLimit: {{ .retries }}
activeDeadlineSeconds: 600
# Exit code 1 is a rejection, 2 is wrong usage. A retry would fail in the same way, so the job fails at once. A killed container is
# retried up to `retries` times.
podFailurePolicy:
  rules:
    - action: FailJob
      onExitCodes: { containerName: release, operator: In, values: [1, 2] }
template:
  metadata:
    labels:
      {{- include "marquee.selector" (dict "root" .root "app" "release") | nindent 6 }}
  spec:
    serviceAccountName: {{ include "marquee.name" . }}
    automountServiceAccountToken: false
    enableServiceLinks: false
    restartPolicy: Never
    {{- with .root.Values.images.pullSecrets }}
    imagePullSecrets:
      {{- range . }}
      - name: {{ . }}
      {{- end }}
    {{- end }}
    securityContext:
      {{- include "marquee.podSecurity" . | nindent 6 }}
      # Lets the job write to the volume. No other container writes to the release store.
      fsGroup: 1000
      fsGroupChangePolicy: OnRootMismatch
    containers:
      - name: release
        image: {{ include "marquee.releaseImage" . }}
        imagePullPolicy: {{ .root.Values.images.pullPolicy }}
        args: {{ toJson .arguments }}
        env:
          - { name: RELEASES_DIR, value: {{ include "marquee.releasesFolder" . }} }
          - { name: SHELL_URL, value: {{ include "marquee.url" (dict "root" .root "app" "shell") | quote }} }
        resources:
          requests: { cpu: 50m, memory: 96Mi }
          limits: { memory: 256Mi }
        securityContext:
          {{- include "marquee.containerSecurity" . | nindent 10 }}
        volumeMounts:
          - { name: tmp, mountPath: /tmp }
          - { name: releases, mountPath: {{ include "marquee.releasesFolder" . }} }
    volumes:
      - name: tmp
        emptyDir: { sizeLimit: 64Mi }
      - name: releases
        persistentVolumeClaim: { claimName: {{ include "marquee.releaseClaim" .root }} }
{{- end }}
