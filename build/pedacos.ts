/**
 * How the build is cut into files. The bundler alone makes a file of whatever two screens happen to share. A first
 * visit would ask for dozens of small ones. Here a file is what is loaded together (docs/performance.md). Each group
 * takes what its test names and everything that imports statically, unless an earlier group has it. What no group
 * takes is cut by screen.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** Absolute path of a file or folder that is there. After a rename its group would lose it without a word. */
function existente(caminho: string): string {
  const aqui = fileURLToPath(new URL(`../${caminho}`, import.meta.url));
  if (!existsSync(aqui)) throw new Error(`build/pedacos.ts nomeia ${caminho}, que não existe.`);
  return aqui;
}
const fonte = (caminho: string) => existente(`src/${caminho}`);
export const arquivos = (...caminhos: string[]) => {
  const nomes = new Set(caminhos.map(fonte));
  return (id: string) => nomes.has(id);
};

const MANTINE = 'node_modules/@mantine';
/** Mantine's components of these names, with their style sheets: importing a sheet loads the script it lies in. */
export const componentes = (nomes: string) => {
  for (const nome of nomes.split('|')) existente(`${MANTINE}/core/esm/components/${nome}`);
  return new RegExp(
    `@mantine[\\\\/]core[\\\\/](esm[\\\\/]components[\\\\/](${nomes})[\\\\/]|styles[\\\\/](${nomes})\\.css)`,
  );
};

/** Basic sheets whose components the first screen after the login does without. */
const DEPOIS = new Set(['Input', 'Alert', 'CloseButton', 'Flex']);
/** Mantine's components whose sheets every screen has. */
const basicos = [
  ...readFileSync(fonte('ui/moldura/estilos.ts'), 'utf8').matchAll(/core\/styles\/([A-Z]\w+)\.css/g),
]
  .map(([, nome]) => nome)
  .filter((nome) => nome !== undefined && !DEPOIS.has(nome))
  .join('|');
/**
 * Anything else that the login shares with the product. What is forgotten here makes the login load the product (row
 * 2).
 */
const deMantine = new Set(
  [
    'core/esm/core/MantineProvider/color-functions/get-auto-contrast-value/get-auto-contrast-value.mjs',
    ...['use-uncontrolled', 'use-merged-ref', 'use-media-query', 'use-did-update'].map(
      (nome) => `hooks/esm/${nome}/${nome}.mjs`,
    ),
  ].map((caminho) => existente(`${MANTINE}/${caminho}`)),
);
const daMarca = arquivos('ui/moldura/Marca.tsx', 'ui/moldura/Simbolo.tsx', 'ui/pagina/PaginaPublica.tsx');
/** What the visitors' wizard shares with the product: with it in a later piece it would load the frame. */
const doVisitante = arquivos(
  'domain/comum/limite.ts',
  'domain/diagnostico/codigos-do-tipo.ts',
  'firebase/ambiente.ts',
  'ui/moldura/useOffline.ts',
  'ui/moldura/useTeclas.ts',
  'ui/pagina/Esqueleto.tsx',
);
const partilhados = (id: string) => deMantine.has(id) || daMarca(id) || doVisitante(id);
const camposDeFormulario = componentes('Textarea');
const partesDeFormulario = arquivos('ui/formulario/CorpoDoFormulario.tsx', 'ui/formulario/useFormulario.ts');
const formulario = (id: string) => camposDeFormulario.test(id) || partesDeFormulario(id);
const emCamadas = componentes('Portal|FocusTrap|Overlay|ScrollArea');
const flutuante = /@mantine[\\/]core[\\/]esm[\\/]utils[\\/]Floating[\\/]/;
const camadas = (id: string) => emCamadas.test(id) || flutuante.test(id);
/** Menus point with the accordion's arrow, and the accordion needs no menu. */
const seta = /[\\/]Accordion[\\/]AccordionChevron\./;
const partesPequenas =
  /@mantine[\\/](core[\\/]esm[\\/]core[\\/]utils|hooks[\\/]esm[\\/](utils|use-focus|use-click-outside|use-debounced-callback|use-window-event))/;
const utilidades = (id: string) => partesPequenas.test(id) || seta.test(id);
const listasDeEscolha = componentes('Select|MultiSelect|Combobox|Pill|PillsInput');
const daEscolha = arquivos('ui/pessoas/SelecaoDePessoas.tsx');
const escolha = (id: string) => listasDeEscolha.test(id) || daEscolha(id);
const antesDeTudo = arquivos(
  'firebase/sessao/tokenDaUrl.ts',
  'firebase/sessao/indicio.ts',
  'navegador/guarda.ts',
  'navegador/gaveta.ts',
  'navegador/abas.ts',
  'firebase/sessao/estadoDaSessao.ts',
  'domain/comum/erros.ts',
  'domain/comum/link-colado.ts',
  'app/primeiraTela.ts',
  'ui/moldura/umaVez.ts',
  'navegador/trazer.ts',
  'ui/moldura/quandoOcioso.ts',
  'domain/telas/publicas.ts',
  'firebase/ambiente.ts',
);
const montagem = arquivos('app/montar.tsx');
const basico = componentes(basicos);
const inicial = (id: string) => montagem(id) || basico.test(id) || partilhados(id);

/** The tick is the login's, and of lists of choices. */
const tique = /[\\/]Checkbox[\\/]CheckIcon\./;
const camposDoLogin = componentes(
  'Input|TextInput|InputBase|Alert|CloseButton|Checkbox|PasswordInput|ActionIcon',
);
const emLinha = /[\\/]InlineInput[\\/.]/;
const campos = (id: string) => camposDoLogin.test(id) || tique.test(id) || emLinha.test(id);

const daProcura = arquivos(
  'domain/comum/busca.ts',
  'domain/comum/total.ts',
  'firebase/dados/lerAteEncher.ts',
  'ui/lista/CampoDeBusca.tsx',
  'ui/lista/total.ts',
  'ui/pagina/EmptyState.tsx',
);
/** The plus of what one may add: in the first screen's own piece, every page with that button would load the screen. */
const mais = /[\\/]icons[\\/]IconPlus\./;
const procura = (id: string) => daProcura(id) || mais.test(id);

export const pedacos: Rolldown.CodeSplittingGroup[] = [
  // What main.ts and the session run before React has arrived, with Vite's own helper for import().
  {
    name: 'entrada',
    test: (id) => /rolldown[\\/]runtime|vite[\\/]preload-helper/.test(id) || antesDeTudo(id),
  },
  // Changes only when React does, so it stays in the caches of those who come back after a deploy.
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // What every visitor needs: theme, router, route sets, basic components. index.html loads it (preCarregar.ts).
  { name: 'inicio', test: inicial },
  // Form fields, which the first screen after the login does without.
  { name: 'campos', test: campos },
  { name: 'login', test: arquivos('areas/acesso/LoginPage.tsx') },
  // What visitors' pages ask functions with, and the proof of App Check, which the SDKs ask for too: neither loads the other.
  {
    name: 'pedido',
    test: arquivos(
      'firebase/appCheck.ts',
      'firebase/chamadas/pedirPorFetch.ts',
      'ui/formulario/carregarCaptcha.ts',
    ),
  },
  // Answering by link, which needs nothing else of the product (scorecard row 4).
  { name: 'porLink', test: arquivos('areas/resposta/link/montarResposta.tsx') },
  // The login loads it when idle, a session at once.
  { name: 'autenticacao', test: arquivos('firebase/sessao/autenticacao.ts') },
  // Database, schemas and session, without React: its reads are under way while the rest is loaded.
  { name: 'sessao', test: arquivos('firebase/sessao/cicloDaSessao.ts') },
  // What every signed-in visitor needs: queries, frame, and what the first screens share.
  {
    name: 'principal',
    test: arquivos(
      'app/Principal.tsx',
      'domain/ideias/ideia.ts',
      'domain/ideias/ideia-como-pai.ts',
      'domain/telas/enderecos.ts',
      'areas/pais/contador.data.ts',
      'areas/pais/textos.ts',
      'domain/comum/maiuscula.ts',
      'domain/pai/pai.ts',
      'domain/acesso/permissao.ts',
      'firebase/dados/leitura.ts',
      'areas/pais/StatusDoPai.tsx',
      'ui/pagina/ErrorState.tsx',
      'ui/lista/RegistrosIlegiveis.tsx',
      'ui/texto/RelativeTime.tsx',
      'ui/pagina/Abas.tsx',
      'ui/moldura/depois.tsx',
    ),
  },
  // What a first screen shares with later ones: with it those would load that screen. First what lists take, then ideas.
  { name: 'procura', test: procura },
  {
    name: 'ideias',
    test: arquivos(
      'areas/ideias/ideias.data.ts',
      'areas/pais/CartaoDoPai.tsx',
      'domain/ideias/permissoes.ts',
      'firebase/sessao/pode.ts',
    ),
  },
  {
    name: 'datas',
    test: arquivos(
      'domain/comum/datas.ts',
      'domain/regulamentos/regulamento-ideias.ts',
      'domain/pai/somas-do-periodo.ts',
      'firebase/dados/comLugares.ts',
      'ui/pagina/SetaDaTendencia.tsx',
    ),
  },
  // The first screen of most people, and that of the ideas.
  { name: 'painel', test: arquivos('app/painel/PainelPage.tsx') },
  { name: 'casa', test: arquivos('areas/ideias/lista/HomeIdeiasPage.tsx') },
  // What menus, dialogs, forms and tables share, so that none of them brings another along. These are small parts of
  // Mantine, and what scrolls or lies above the page.
  { name: 'apoio', test: utilidades },
  { name: 'camadas', test: camadas },
  // At the first list: before menus and forms, which share pieces with it and would take those along.
  { name: 'listas', test: arquivos('ui/lista/ListPage.tsx') },
  // At the first menu, the first list of choices, the first dialog and the first form.
  { name: 'menus', test: componentes('Popover|Menu') },
  { name: 'escolhas', test: escolha },
  { name: 'dialogos', test: componentes('Modal|ModalBase|Drawer') },
  // A field that few forms have: its library is half of what forms take.
  { name: 'numeros', test: componentes('NumberInput') },
  { name: 'formularios', test: formulario },
];
