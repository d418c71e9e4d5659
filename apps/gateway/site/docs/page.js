window.addEventListener('DOMContentLoaded', () => {
  const url = window.location.pathname === '/docs/operators' ? '/openapi-admin.json' : '/openapi.json';
  document.getElementById('document').href = url;
  document.querySelector(`nav a[href="${window.location.pathname}"]`)?.setAttribute('aria-current', 'page');
  window.SwaggerUIBundle({
    url,
    dom_id: '#reference',
    deepLinking: true,
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    docExpansion: 'list',
    filter: false,
    persistAuthorization: false,
    tryItOutEnabled: true,
    validatorUrl: null,
  });
});
