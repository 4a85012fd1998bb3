import type { Task } from '#catalogue/entries/entry.ts';
import type { TaskNotes } from '#catalogue/page-text.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

const { browse, download, processAll } = CONTROLS;

/** Notes on what people do to a picture besides its size and format. */
export const TASK_NOTES: Readonly<Record<Task, TaskNotes>> = {
  crop: {
    title: 'Cortar imagem – livre, por formato ou em pixels',
    meta: 'Corte uma foto livremente, em 1:1, 4:5 ou 16:9, ou em pixels exatos. A moldura já está lá, e nada é enviado.',
    why: 'Tire o que distrai ou dê à foto a forma que um site pede. A moldura está sobre a imagem assim que ela abre.',
    does: 'Corta imagens JPG, PNG, WebP, GIF, TIFF, HEIC e AVIF, inclusive animadas.',
    steps: [
      `Clique em “${browse}” ou solte uma imagem: a moldura aparece sobre ela.`,
      'Arraste os cantos ou mova a moldura inteira. As setas movem aos poucos. Abaixo da imagem você escolhe uma proporção.',
      `Clique em “${download}”. O que fica fora da moldura não está no arquivo.`,
    ],
    facts: [
      [
        'O que o corte faz com a qualidade',
        'Nada, enquanto o tamanho não muda: os pixels dentro da moldura ficam sem alterações. Um JPG é cortado até sem nova compressão onde seus blocos permitem, e a página avisa antes de salvar.',
      ],
      [
        'Qual proporção usar',
        'Quadrada para perfis e lojas, 4:5 para ocupar mais espaço no Instagram, 16:9 para slides e vídeo, 3:2 para revelar em 15 × 10 cm e 9:16 para encher a tela do celular.',
      ],
    ],
    faqs: [
      [
        'Posso cortar em pixels exatos?',
        'Sim. Digite largura e altura: a moldura toma essa forma, e o resultado tem exatamente esses pixels.',
      ],
      ['Alguém pode recuperar o que cortei?', 'Não. O arquivo salvo só contém o que estava dentro da moldura.'],
      ['Um GIF animado continua animado?', 'Sim, todos os quadros são cortados do mesmo jeito.'],
    ],
  },
  turn: {
    title: 'Girar ou espelhar imagem – sem perder qualidade',
    meta: 'Endireite uma foto deitada ou espelhe-a. Os JPGs giram sem ser comprimidos de novo, no seu navegador.',
    why: 'Um documento de lado, uma selfie com o texto ao contrário: um clique gira ou espelha. As fotos JPG mantêm a qualidade, pois só a ordem dos blocos muda.',
    does: 'Gira imagens em quartos de volta e espelha nas duas direções.',
    steps: [
      `Solte sua foto aqui ou procure com “${browse}”.`,
      'As setas abaixo da imagem giram para a esquerda e a direita e espelham. Clique quantas vezes precisar.',
      `Salve com “${download}”. Agora todo programa mostra a foto do mesmo lado.`,
    ],
    facts: [
      [
        'Por que alguns programas mostram a foto deitada',
        'A câmera anota no arquivo como foi segurada e deixa os pixels como estão. Programas que não leem essa nota mostram a foto deitada. Aqui os próprios pixels são girados, e a nota some.',
      ],
      [
        'Girar sem perdas',
        'Um JPG é feito de pequenos blocos que podem ser reordenados. O tamanho de quase toda foto de câmera encaixa neles. Quando não encaixa, a foto é salva de novo em alta qualidade, e uma linha abaixo dos ajustes diz qual dos dois acontece.',
      ],
    ],
    faqs: [
      ['Posso girar só alguns graus?', 'Aqui não: só quartos de volta, que não custam qualidade nem bordas.'],
      [
        'Qual a diferença entre girar e espelhar?',
        'Girar move a imagem como uma folha sobre a mesa. Espelhar mostra como num espelho, com o texto ao contrário.',
      ],
    ],
  },
  borders: {
    title: 'Adicionar borda à foto – quadrada, 4:5 ou 9:16',
    meta: 'Coloque uma borda branca, preta ou desfocada para a foto caber em 1:1, 4:5 ou 9:16 sem cortes. Grátis e com privacidade.',
    why: 'Um retrato para um feed quadrado, uma foto larga para um story: a borda preenche o resto e nada se perde. O branco já está escolhido.',
    does: 'Completa uma imagem até uma proporção ou um tamanho com uma cor, com suas bordas desfocadas ou com transparência.',
    steps: [
      `Escolha uma foto com “${browse}”. Ela ganha uma borda branca até ficar quadrada.`,
      'Mude a forma para 4:5, 9:16 ou 16:9 e escolha o preenchimento: branco, preto, outra cor ou desfoque.',
      `Clique em “${download}”. Todos os pixels do original estão lá.`,
    ],
    facts: [
      [
        'Borda ou corte',
        'Corte quando as bordas não importam e o assunto deve ficar grande. Adicione uma borda quando tudo precisa ficar: fotos de grupo, obras, capturas de tela, produtos que tocam a margem.',
      ],
      [
        'Qual preenchimento fica melhor',
        'O branco combina com lojas e feeds claros, o preto com galerias e modos escuros. O desfoque repete as cores da foto e serve para stories e vídeos. Bordas transparentes precisam de PNG ou WebP.',
      ],
    ],
    faqs: [
      [
        'Posso dar a mesma borda a muitas fotos?',
        'Sim. Escolha várias e abra em lote: todas são completadas até a mesma forma.',
      ],
      ['A foto fica menor?', 'Os pixels dela ficam. A borda entra por fora, então a imagem inteira fica maior.'],
    ],
  },
  redact: {
    title: 'Desfocar ou ocultar partes da imagem – de vez',
    meta: 'Cubra de preto textos, placas e rostos, ou desfoque. O que você oculta sai do arquivo, e nada é enviado.',
    why: 'Uma captura sem o número da conta, uma rua sem placas, uma foto da turma sem rostos: arraste sobre o que ninguém deve ver.',
    does: 'Cobre retângulos da imagem com preto, blocos ou desfoque e remove o que estava embaixo.',
    steps: [
      `Abra a imagem com “${browse}”. Já dá para ocultar partes.`,
      'Arraste um retângulo sobre cada parte. Use preto para textos e números, blocos ou desfoque para rostos.',
      `Clique em “${download}”. Os dados da câmera e o local da foto também são removidos.`,
    ],
    facts: [
      [
        'Por que o preto é mais seguro',
        'Letras e números sob desfoque ou blocos muitas vezes podem ser lidos de novo, porque poucos se parecem. Um retângulo preto não deixa nada para comparar. Para rostos na multidão, um desfoque forte costuma bastar.',
      ],
      [
        'O que mais pode entregar você',
        'Alguns celulares guardam no arquivo a foto sem edição ou uma miniatura. Aqui nenhuma das duas sobrevive. Veja também reflexos, crachás e abas abertas.',
      ],
    ],
    faqs: [
      ['Alguém pode tirar o retângulo?', 'Não. Não é uma camada: os pixels embaixo são trocados antes de salvar.'],
      ['Encontra rostos sozinho?', 'Não. Você marca, e assim nada escapa porque um programa não reconheceu.'],
      [
        'A imagem é enviada a algum lugar?',
        'Não. Ela fica no navegador, e com imagens assim isso é o mais importante.',
      ],
    ],
  },
  watermark: {
    title: 'Adicionar marca d’água – seu nome ou logo',
    meta: 'Coloque texto ou logo nas suas fotos: escolha o canto, o tamanho e a opacidade. Uma foto ou vinte, sem enviar.',
    why: 'Marque prévias, produtos e rascunhos como seus. Digite um nome ou escolha um logo, um de nove lugares, e veja na imagem na hora.',
    does: 'Coloca um texto ou um PNG ou SVG transparente sobre a imagem, com tamanho relativo a ela.',
    steps: [
      `Escolha uma foto com “${browse}”. Os ajustes da marca ficam abertos ao lado.`,
      'Digite seu texto ou escolha um logo, depois um canto. Diminua a opacidade até não incomodar.',
      `Clique em “${download}”. Para mais fotos, escolha várias: em lote, todas são marcadas igual.`,
    ],
    facts: [
      [
        'Onde a marca funciona',
        'No canto ela é discreta e fácil de cortar. No meio, com um terço de opacidade, protege uma prévia. O tamanho acompanha a imagem, então fotos grandes e pequenas ficam parecidas.',
      ],
      [
        'Como é um bom arquivo de logo',
        'Um PNG ou SVG com fundo transparente, pelo menos tão largo quanto vai aparecer. Branco com sombra fina se lê em quase toda foto, preto só nas claras.',
      ],
    ],
    faqs: [
      [
        'Posso marcar vinte fotos de uma vez?',
        'Sim. Solte todas juntas e abra em lote: a marca fica no mesmo lugar em todas.',
      ],
      ['Este site coloca uma marca própria?', 'Nunca. Só o que você digita ou escolhe aparece na imagem.'],
      [
        'Que fontes posso usar?',
        'A padrão do seu aparelho. Para uma especial, salve o texto como SVG ou PNG e escolha esse arquivo.',
      ],
    ],
  },
  passport: {
    title: 'Foto de passaporte e documento – 300 dpi',
    meta: 'Corte um retrato em 35 × 45 mm a 300 dpi, o tamanho da maioria dos passaportes e vistos: 413 × 531 pixels.',
    why: 'A maioria dos países pede 35 × 45 mm. A moldura já tem essa forma, e o arquivo informa 300 dpi, para impressoras e formulários receberem o tamanho certo.',
    does: 'Corta um retrato em 413 × 531 pixels e informa 300 pontos por polegada no arquivo.',
    steps: [
      `Tire um retrato diante de uma parede lisa e abra com “${browse}”.`,
      'Mova a moldura até o rosto, do queixo ao topo da cabeça, ocupar de 70 a 80% da altura.',
      `Clique em “${download}” e imprima sem redimensionar, ou envie ao formulário.`,
    ],
    facts: [
      [
        'Tamanhos por documento',
        'Europa, Austrália e Japão: 35 × 45 mm. Foto 3x4 brasileira: 30 × 40 mm, que dá 354 × 472 pixels. Estados Unidos: 2 × 2 polegadas, entre os tamanhos comuns. Canadá: 50 × 70 mm. Confira o formulário antes de imprimir.',
      ],
      [
        'O que é conferido',
        'Expressão neutra, olhos abertos, óculos sem reflexo, luz uniforme e fundo liso e claro. Esta página corta e redimensiona. Não retoca, porque as autoridades recusam rostos editados.',
      ],
    ],
    faqs: [
      [
        'O formulário quer no máximo 50 KB. E agora?',
        'Baixe a foto e abra na página de 50 KB: ela mantém estes pixels e busca a melhor qualidade.',
      ],
      ['Dá para trocar o fundo?', 'Não. Fique a meio metro de uma parede branca ou cinza clara, com luz uniforme.'],
      [
        'Como imprimo várias numa folha?',
        'Coloque o arquivo várias vezes num documento, ou peça fotos de documento numa revelação 15 × 10 cm.',
      ],
    ],
  },
  gif: {
    title: 'Criar GIF com fotos – animação em um arquivo',
    meta: 'Faça um GIF animado com até vinte imagens: ordene, escolha a duração de cada uma e salve um arquivo. Sem enviar nada.',
    why: 'Um antes e depois, um guia passo a passo, uma sequência de fotos: cada imagem vira um quadro, na ordem da lista.',
    does: 'Junta imagens em um GIF animado, ou em um WebP animado mais leve.',
    steps: [
      'A ação e uma só animação para todas já estão escolhidas.',
      'Defina quanto tempo cada imagem aparece, e um tamanho menor se for para um chat.',
      `Adicione as imagens com “${browse}”, clique em “${processAll}” e depois em “${download}”.`,
    ],
    facts: [
      [
        'Quanto pesa um GIF',
        'Cada quadro tem até 256 cores e é salvo quase inteiro. Dez fotos de 480 pixels de largura têm um ou dois megabytes, e com o dobro da largura, quatro vezes mais. Um WebP animado costuma ter um terço.',
      ],
      [
        'Quanto tempo mostrar cada imagem',
        'Uns 100 milissegundos para movimento, 500 para passos, dois segundos para algo a ler. Nenhum navegador passa abaixo de 20 milissegundos.',
      ],
    ],
    faqs: [
      ['Posso fazer um GIF de um vídeo?', 'Aqui não: vídeos não abrem. Salve antes alguns quadros como imagens.'],
      [
        'Por que as fotos ficam granuladas?',
        'Porque 256 cores precisam imitar milhões misturando pontos. O WebP mantém todas.',
      ],
      ['Repete sem parar?', 'Sim, como se espera de um GIF.'],
    ],
  },
  'remove-exif': {
    title: 'Remover dados EXIF de fotos, todos os pixels ficam',
    meta: 'Remova EXIF, XMP, IPTC e miniaturas ocultas de JPG, PNG, WebP, HEIC e mais. A imagem é copiada como está, e nada é enviado.',
    why: 'Uma foto carrega a câmera, a data e muitas vezes um lugar e um número de série. Tudo, menos a imagem, já está marcado: solte o arquivo e salve.',
    does: 'Retira os metadados de arquivos JPG, PNG, WebP, AVIF, HEIC, JPEG XL, TIFF, GIF e SVG, um ou centenas.',
    steps: [
      `Solte uma foto ou várias, ou procure com “${browse}”. Uma frase diz o que cada uma revela.`,
      'Deixe tudo marcado, ou remova só alguns grupos, como os programas ou os nomes.',
      `Clique em “${download}”. O novo arquivo foi lido outra vez, e o número de tags restantes está perto do botão.`,
    ],
    facts: [
      [
        'Sem nova compressão',
        'A maioria das ferramentas abre a imagem e salva de novo, o que custa qualidade. Aqui os dados comprimidos são copiados byte a byte e só os blocos em volta somem: o JPG fica exatamente igual.',
      ],
      [
        'O que fica, e por quê',
        'A orientação, o perfil de cor e a resolução ficam, porque sem eles a imagem mudaria. Nada disso identifica você.',
      ],
    ],
    faqs: [
      [
        'Os sites já não removem o EXIF?',
        'Alguns, no que os outros veem, e ainda assim recebem o seu original. E-mail, nuvens e quase todos os mensageiros repassam os arquivos com tudo.',
      ],
      [
        'Posso limpar uma pasta inteira?',
        'Sim. Solte a pasta aqui: as fotos limpas voltam em um único ZIP, cada uma com a sua data.',
      ],
    ],
  },
  'view-exif': {
    title: 'Ver dados EXIF: o que a sua foto revela?',
    meta: 'Veja EXIF, XMP e IPTC de uma foto: lugar, hora, câmera, lente, nomes, prévias ocultas. Pesquise todas as tags. A foto fica no seu aparelho.',
    why: 'Descubra o que uma foto conta sobre você antes de compartilhar, ou com quais ajustes ela foi feita. O mais importante vem primeiro, em uma frase.',
    does: 'Lista cada tag de JPG, HEIC, AVIF, PNG, WebP, TIFF, GIF, JPEG XL e SVG com um valor legível e mostra as imagens ocultas.',
    steps: [
      `Escolha uma foto com “${browse}” ou solte-a na página.`,
      'Leia o resumo e depois os grupos: lugar, hora, pessoas, câmera, programas. A tabela abaixo tem todas as tags, com uma busca.',
      `Copie as coordenadas ou todas as tags como JSON. “${download}” salva uma cópia sem elas.`,
    ],
    facts: [
      [
        'Mais que EXIF',
        'Programas de edição gravam XMP, agências de notícias IPTC, câmeras suas próprias notas, e celulares acrescentam mapas HDR, de profundidade ou um segundo de vídeo. Tudo aparece aqui, até Content Credentials e os textos de geradores de imagens.',
      ],
      [
        'Quão exato é um lugar',
        'A página deduz isso dos dígitos das coordenadas ou do que o celular anotou. Cinco metros são uma porta de casa; cem quilômetros, uma região.',
      ],
    ],
    faqs: [
      [
        'Por que a minha foto não tem EXIF?',
        'Mensageiros, capturas de tela e muitos sites removem. Peça o arquivo original em vez do publicado.',
      ],
      [
        'Há um mapa?',
        'Não: um mapa de fora ficaria sabendo do lugar. Copie as coordenadas em um mapa em que você confia.',
      ],
    ],
  },
  'remove-location': {
    title: 'Remover a localização de uma foto: GPS e lugares',
    meta: 'Veja onde uma foto diz que foi tirada e remova só isso: coordenadas, nomes de lugares e prévias. A câmera e a data ficam. No seu navegador.',
    why: 'Celulares gravam as coordenadas de casa, da escola ou do trabalho em cada imagem. Aqui só o lugar sai, e a data que organiza as suas fotos fica.',
    does: 'Remove coordenadas GPS e nomes de lugares de uma foto, sem tocar em um único pixel.',
    steps: [
      `Solte a foto aqui, ou clique em “${browse}”. Se ela tiver um lugar, ele aparece na primeira linha.`,
      'O lugar já está escolhido. Você pode incluir o que identifica você, como números de série e nomes.',
      `Clique em “${download}” para ter a mesma imagem sem o lugar.`,
    ],
    facts: [
      [
        'Um lugar se esconde em vários pontos',
        'Além do GPS, há nomes de cidades em IPTC e XMP e as notas de algumas câmeras. Todos saem, assim como as pequenas prévias e os vídeos no arquivo, porque podem mostrar onde você estava.',
      ],
      [
        'Desative na origem',
        'No iPhone: Ajustes, Privacidade, Serviços de Localização, Câmera, Nunca. No Android é um botão nos ajustes da câmera. As fotos que você já tem mantêm o lugar até você remover.',
      ],
    ],
    faqs: [
      [
        'A rua ainda aparece na imagem?',
        'Sim: uma placa ou uma casa continua nos pixels. Cubra com a página que desfoca partes da imagem.',
      ],
      ['Funciona com fotos do iPhone?', 'Sim, fotos HEIC são limpas como HEIC, com toda a qualidade.'],
    ],
  },
  'change-date': {
    title: 'Mudar a data de uma foto – uma só ou um lote',
    meta: 'Corrija a data em que uma foto foi tirada: defina outra ou desloque centenas de uma câmera com o relógio errado. Cada pixel fica, e nada é enviado.',
    why: 'Se o relógio de uma câmera erra por uma hora ou um ano, as fotos ficam fora de ordem em qualquer álbum. Defina a data certa ou mude todas pelo mesmo tempo.',
    does: 'Escreve a data em EXIF, XMP e IPTC, em um arquivo ou em centenas, sem tocar em um único pixel.',
    steps: [
      `Solte uma foto ou várias, ou encontre-as com “${browse}”. A data atual aparece.`,
      'Escolha “Definir” para uma nova data e hora, ou “Deslocar” para mudar dias, horas e minutos. Nada mais sai do arquivo.',
      `Toque em “${download}”. O novo arquivo foi lido de novo, e a data está acima do botão.`,
    ],
    facts: [
      [
        'Uma câmera com o relógio errado',
        'Solte todas as fotos dela de uma vez e desloque-as pelo mesmo tempo: uma hora pelo horário de verão, várias por outro fuso, ou dias e minutos por um relógio que nunca foi acertado. A ordem das fotos fica.',
      ],
      [
        'De que data se trata?',
        'Uma foto informa quando foi tirada, digitalizada e alterada, e todas essas datas são corrigidas juntas. O arquivo tem também a sua própria data, que os álbuns raramente usam. Em um ZIP, os arquivos podem ter a data da foto.',
      ],
    ],
    faqs: [
      [
        'A foto perde qualidade?',
        'Não. A imagem comprimida é copiada byte a byte, e só os dados ao lado dela são escritos.',
      ],
      [
        'Posso incluir autor e copyright?',
        'Sim. Autor, copyright, legenda, palavras-chave e resolução ficam abaixo da data.',
      ],
    ],
  },
};
