import type { NotesByTarget } from '#catalogue/page-text.ts';

export const bmp: NotesByTarget = {
  jpg: {
    tag: 'de megabytes para KB',
    meta: 'Transforme imagens BMP pesadas em JPGs de algumas centenas de kilobytes, aceitos em qualquer site. Rápido, grátis e sem upload.',
    why: 'Câmeras antigas, instrumentos e programas do Windows salvam arquivos BMP enormes. Em JPG, a mesma imagem tem uma fração do tamanho e abre em qualquer aparelho.',
    size: 'Um JPG com qualidade 92 é de 80 a 95% menor que o BMP.',
    faqs: [
      [
        'Perco qualidade?',
        'Um pouco de detalhe fino, mas com qualidade 92 não dá para ver. Se a imagem tem texto ou medições, converta para PNG, que não perde nada.',
      ],
      [
        'Meu BMP tem mais de 10 MB. E agora?',
        'Clique em “Abrir mesmo assim”: nada é enviado, então o limite só poupa dispositivos lentos.',
      ],
    ],
  },
};
