// @vitest-environment node
/**
 * What a contract takes its record takes too: a schema that fails behind a contract is a refusal nobody can mend ('tente
 * de novo', for ever). Every leaf of every contract into which somebody can write freely is named here with the fields
 * that it is stored in, or with why it is stored nowhere.
 */
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { auditoriaSchema } from '@/domain/auditoria/auditoria';
import { canalSchema } from '@/domain/canais/canal';
import { certificadoSchema } from '@/domain/certificados/certificado';
import { fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import { mensagemSchema, selecaoSchema } from '@/domain/mensagens/mensagem';
import { projetoSchema } from '@/domain/projetos/projeto';
import { contatoSchema, guardadaSchema, respostaSchema } from '@/domain/diagnostico/resposta';
import { convidadoSchema } from '@/domain/diagnostico/convidado';
import { linhaDoPremioSchema } from '@/domain/diagnostico/premio';
import { impedimentoSchema, juriSchema } from '@/domain/diagnostico/juri';
import { notaSchema } from '@/domain/diagnostico/nota';
import { questionarios } from '@/domain/diagnostico/questionario';
import { empresaSchema, enderecoSchema, responsavelSchema } from '@/domain/empresas/empresa';
import { evidenciaRecebidaSchema, evidenciaSchema } from '@/domain/evidencias/evidencia';
import { cronogramaSchema, eventoSchema, solucaoSchema } from '@/domain/imersoes/cronograma';
import { casoSchema, denunciaSchema } from '@/domain/moderacao/moderacao';
import { comunicadoSchema } from '@/domain/notificacoes/comunicado';
import { linhaSchema } from '@/domain/retorno/retorno';
import { cronogramaDoForm, eventoDoForm } from '@/domain/imersoes/imersao-form';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { nascimentoParaGravar } from '@/domain/pessoas/colaborador-form';
import { conviteSchema } from '@/domain/pessoas/convite';
import { pontosSchema } from '@/domain/pontos/pontos';
import { statusSchema } from '@/domain/projetos/status';
import { apuracaoSchema, votoSchema } from '@/domain/votacao/voto';
import { emOrdem } from '@/domain/comum/busca';
import { cadastroInicial } from '@functions/nucleo/cadastroInicial';

type Esquema = z.core.$ZodType;
interface Definicao {
  type: string;
  shape: Record<string, Esquema>;
  innerType?: Esquema;
  element?: Esquema;
  options: readonly Esquema[];
}
const definicao = (esquema: Esquema) => esquema._zod.def as unknown as Definicao;

/** A field behind others, through what may be missing and through lists. */
function campo(esquema: Esquema, ...nomes: string[]): Esquema {
  const def = definicao(esquema);
  const dentro = def.innerType ?? def.element;
  if (dentro) return campo(dentro, ...nomes);
  const [nome, ...resto] = nomes;
  const achado = nome === undefined ? esquema : def.shape[nome];
  if (!achado) throw new Error(`sem ${nome}`);
  return nome === undefined ? esquema : campo(achado, ...resto);
}
type Registro = [Esquema, ((valor: never) => unknown)?];
const c = colaboradorSchema.shape;
const e = empresaSchema.shape;
const rua = enderecoSchema.shape;
const s = statusSchema.shape;

const daMensagem: Record<string, Registro[]> = {
  assunto: [[mensagemSchema.shape.assunto]],
  texto: [[mensagemSchema.shape.texto]],
  'selecao.fase': [[selecaoSchema.shape.fase]],
  'selecao.categoria': [[selecaoSchema.shape.categoria]],
};

const nomeDePessoa: Registro[] = [[c.nome], [convidadoSchema.shape.nome], [c.nomeEmOrdem, emOrdem]];
const email: Registro[] = [[c.email], [conviteSchema.shape.email], [convidadoSchema.shape.email]];
const nomeDaEmpresa: Registro[] = [
  [e.nomeFantasia],
  [s.nomeFantasia],
  [e.razaoSocial],
  [conviteSchema.shape.nomeFantasia],
];
const cnpj: Registro[] = [[e.cnpj], [s.cnpj], [linhaDoPremioSchema.shape.cnpj]];
const telefone: Registro[] = [[c.telefone], [e.telefone], [linhaDoPremioSchema.shape.telefone]];
const setores: Registro[] = [[c.setores], [e.setores], [convidadoSchema.shape.setores]];
const endereco = {
  cep: [[rua.cep], [s.cep]],
  logradouro: [[rua.logradouro]],
  numero: [[rua.numero]],
  complemento: [[rua.complemento]],
  bairro: [[rua.bairro], [s.bairro]],
  cidade: [[rua.cidade], [s.cidade], [linhaDoPremioSchema.shape.cidade]],
} satisfies Record<string, Registro[]>;
const daEmpresa: Record<string, Registro[]> = {
  cnpj,
  razaoSocial: [[e.razaoSocial]],
  nomeFantasia: nomeDaEmpresa,
  nome: nomeDaEmpresa,
  email: [[e.email], ...email],
  telefone,
  codigoCNAE: [[e.codigoCNAE]],
  cnae: [[e.cnae]],
  setores,
  'responsavel.nome': [
    [responsavelSchema.shape.nome],
    [linhaDoPremioSchema.shape.responsavel],
    ...nomeDePessoa,
  ],
  'responsavel.email': [[responsavelSchema.shape.email], ...email],
  'responsavel.telefone': [[responsavelSchema.shape.telefone], ...telefone],
  ...Object.fromEntries(Object.entries(endereco).map(([campo, onde]) => [`endereco.${campo}`, onde])),
};
/** What the registry said goes through cadastroInicial, which takes the form's own where it does not fit. */
const doRegistro = (campo: 'razaoSocial' | 'email'): Registro[] => [
  [e[campo], (valor: string) => inicial({ [campo]: valor })[campo]],
];
const inicial = (registro: object) =>
  cadastroInicial(
    { cnpj: '11222333000181', nome: 'Aurora', email: 'ana@aurora.exemplo' },
    {
      razaoSocial: '',
      nomeFantasia: '',
      email: '',
      telefone: '',
      codigoCNAE: '',
      cnae: '',
      porte: null,
      endereco: {
        cep: '',
        logradouro: '',
        numero: '',
        complemento: '',
        bairro: '',
        estado: null,
        cidade: '',
      },
      ...registro,
    },
  );
const registro: Record<string, Registro[]> = {
  ...daEmpresa,
  razaoSocial: doRegistro('razaoSocial'),
  email: doRegistro('email'),
  nomeFantasia: [],
};
const comPrefixo = (prefixo: string, campos: Record<string, Registro[]>) =>
  Object.fromEntries(Object.entries(campos).map(([campo, onde]) => [`${prefixo}.${campo}`, onde]));
const perfil: Record<string, Registro[]> = {
  nome: nomeDePessoa,
  email,
  telefone,
  setores,
  dataNascimento: [[c.dataNascimento, nascimentoParaGravar]],
  'image[].path': [],
  'image[].name': [],
  'image[].size': [],
  'image[].type': [],
};
const imagem = comPrefixo('image[]', { path: [], name: [], size: [], type: [] });
const cronograma = cronogramaSchema.shape;
const evento = eventoSchema.shape;
const dia = (campo: 'inicioIncricao' | 'terminoIncricao') =>
  [
    [
      cronograma[campo],
      (valor: string) =>
        cronogramaDoForm({ inicioIncricao: valor, terminoIncricao: valor, quantidadeDeVagas: 1 })[campo],
    ],
  ] satisfies Registro[];
const imersao: Record<string, Registro[]> = {
  inicioIncricao: dia('inicioIncricao'),
  terminoIncricao: dia('terminoIncricao'),
  quantidadeDeVagas: [[cronograma.quantidadeDeVagas]],
};
const doEvento: Record<string, Registro[]> = {
  dia: [
    [
      evento.data,
      (valor: string) => eventoDoForm({ dia: valor, hora: '10:00', descricao: '', orientacaoLocal: '' }).data,
    ],
  ],
  hora: [
    [
      evento.data,
      (hora: string) => eventoDoForm({ dia: '2026-02-03', hora, descricao: '', orientacaoLocal: '' }).data,
    ],
  ],
  descricao: [[evento.descricao]],
  orientacaoLocal: [[evento.orientacaoLocal]],
};
const folha = {
  'mudancas[].resposta': [[guardadaSchema.shape.resposta]],
  'mudancas[].resposta[]': [[guardadaSchema.shape.resposta, (posicao: number) => [posicao]]],
  'mudancas[].resposta.outro': [
    [guardadaSchema.shape.resposta, (outro: string) => ({ outro, posicoes: [0] })],
  ],
  'mudancas[].resposta.posicoes[]': [
    [guardadaSchema.shape.resposta, (posicao: number) => ({ outro: 'Feira', posicoes: [posicao] })],
  ],
  step: [[respostaSchema.shape.stepPausado]],
} satisfies Record<string, Registro[]>;
const contato: Record<string, Registro[]> = {
  'contato.nome': [[contatoSchema.shape.nome]],
  'contato.email': [[contatoSchema.shape.email]],
};

/** By contract: the leaf, and where it is stored. An empty list is a leaf that is compared or mailed, never stored. */
const GUARDADO: Record<string, Record<string, Registro[]>> = {
  'colaboradoresFunctions-inviteColaborador': perfil,
  'colaboradoresFunctions-inviteColaboradorAdd': { ...perfil, ...imagem },
  'colaboradoresFunctions-updateColaborador': comPrefixo('dados', perfil),
  'colaboradoresFunctions-inviteColaboradorDiagnostico': { 'emails[]': email },
  'usersFunctions-aceitarConviteComSenha': perfil,
  'conviteDiagnostico-checkUser': perfil,
  'empresasFunctions-criarEmpresa': { ...comPrefixo('dados', daEmpresa), ...comPrefixo('dados', imagem) },
  'empresasFunctions-registrarMinhaEmpresa': {
    ...comPrefixo('dados', daEmpresa),
    ...comPrefixo('dados', imagem),
  },
  'empresasFunctions-updateEmpresa': { ...comPrefixo('dados', daEmpresa), ...comPrefixo('dados', imagem) },
  'empresasFunctions-inviteEmpresa': { ...daEmpresa, ...comPrefixo('registro', registro) },
  'empresasFunctions-reconvidarAdministrador': { email },
  'projetosFunctions-inviteEmpresaExterno': {
    ...daEmpresa,
    ...comPrefixo('cadastro', daEmpresa),
    ...comPrefixo('registro', registro),
    categoria: [[s.categoria]],
  },
  'projetosFunctions-inviteEmpresa': { ...daEmpresa, categoria: [[s.categoria]] },
  'projetosFunctions-inscreverMinhaEmpresa': { categoria: [[s.categoria]] },
  'projetosFunctions-mudarCategoria': { categoria: [[s.categoria]] },
  'projetosFunctions-mudarFase': { status: [[s.status]] },
  'projetosFunctions-preverFase': { status: [[s.status]] },
  'desafiosFunctions-salvarCronograma': comPrefixo('form', imersao),
  'desafiosFunctions-salvarEvento': comPrefixo('form', doEvento),
  'desafiosFunctions-proporSolucao': comPrefixo('form', {
    titulo: [[solucaoSchema.shape.titulo]],
    descricao: [[solucaoSchema.shape.descricao]],
  }),
  'comunicadosFunctions-publicar': {
    titulo: [[comunicadoSchema.shape.titulo]],
    texto: [[comunicadoSchema.shape.texto]],
    setores: [[comunicadoSchema.shape.setores]],
    tentativa: [[comunicadoSchema.shape.tentativa]],
  },
  'ideiasFunctions-gravarRetorno': {
    versao: [],
    'linha.meses': [[linhaSchema.shape.meses]],
    'linha.valor': [[linhaSchema.shape.valor]],
    'linha.nota': [[linhaSchema.shape.nota]],
  },
  'moderacaoFunctions-denunciar': {
    'denuncia.explicacao': [[denunciaSchema.shape.explicacao]],
  },
  'moderacaoFunctions-moderar': {
    versao: [],
    // Nothing chosen is kept as null.
    'decisao.motivo': [],
    'decisao.explicacao': [[casoSchema.shape.explicacao]],
  },
  'ideiasFunctions-removerRetorno': { versao: [] },
  'ideiasFunctions-validarRetorno': { versao: [], motivo: [[linhaSchema.shape.devolvida]] },
  'certificadosFunctions-revogar': { motivo: [[certificadoSchema.shape.motivo]] },
  'canaisFunctions-salvar': { url: [[canalSchema.shape.url]] },
  'evidenciasFunctions-reservar': {
    nome: [[evidenciaSchema.shape.nomeArquivo], [evidenciaRecebidaSchema.shape.nomeArquivo]],
  },
  'evidenciasFunctions-incluirLink': {
    descricao: [[evidenciaSchema.shape.nomeArquivo], [evidenciaRecebidaSchema.shape.nomeArquivo]],
    link: [[evidenciaSchema.shape.link], [evidenciaRecebidaSchema.shape.link]],
  },
  'projetosFunctions-comecarEdicao': {
    nome: [[projetoSchema.shape.nome]],
    inicio: [[projetoSchema.shape.anoAtuacao, inicioDoDia]],
    fim: [[projetoSchema.shape.anoVigencia, fimDoDia]],
  },
  'mensagensFunctions-prever': daMensagem,
  'mensagensFunctions-testar': daMensagem,
  'mensagensFunctions-enviar': daMensagem,
  'juriFunctions-salvarPainel': {
    avaliadores: [[juriSchema.shape.avaliadores]],
    categorias: [[juriSchema.shape.categorias]],
    questionarios: [[juriSchema.shape.questionarios]],
    porEmpresa: [[juriSchema.shape.porEmpresa]],
    prazo: [[juriSchema.shape.prazo]],
    fase: [[juriSchema.shape.fase]],
    semente: [[juriSchema.shape.semente]],
  },
  'juriFunctions-impedir': { motivo: [[impedimentoSchema.shape.motivo]] },
  'notasFunctions-avaliar': {
    nota: [[notaSchema.shape.nota]],
    fase: [[notaSchema.shape.fase]],
    justificativa: [[notaSchema.shape.justificativa]],
  },
  'notasFunctions-desconsiderar': { motivo: [[notaSchema.shape.motivoDaDesconsideracao]] },
  'pontosFunctions-adicionarBonus': {
    pontos: [[pontosSchema.shape.pontos]],
    observacao: [[pontosSchema.shape.observacao]],
  },
  'questionariosFunctions-duplicar': {
    nome: [[campo(questionarios.schema, 'nome')], [campo(questionarios.schema, 'nomeEmOrdem'), emOrdem]],
  },
  'respostasFunctions-salvar': folha,
  'respostasFunctions-salvarPeloLink': folha,
  'respostasFunctions-finalizar': { ...folha, ...contato },
  'respostasFunctions-finalizarPeloLink': { ...folha, ...contato },
  'respostasFunctions-comecarPeloLink': contato,
  'respostasFunctions-reabrir': { motivo: [[campo(respostaSchema, 'reaberturas', 'motivo')]] },
  'votacaoFunctions-anularVotos': { motivo: [[campo(apuracaoSchema, 'anulacoes', 'motivo')]] },
  'votacaoFunctions-decidirVotos': { motivo: [[campo(votoSchema, 'decisao', 'motivo')]] },
  'votacaoFunctions-mudarAnulacao': {
    motivo: [[auditoriaSchema.shape.depois, (motivo: string) => ({ motivo })]],
  },
};

const longo = (n: number) => 'é'.repeat(n);
const NUMEROS = [-1, 0, 1, 2, 13, 99, 100, 250, 999, 1_000, 9_999, 10_000, 1e6, 1e6 + 1, 1e9, 0.5];
const ESTRANHOS = [
  '',
  ' ',
  'Ana Lima',
  "D'Ávila & Cia",
  '\u200b\u200b\u200b',
  'a\u200bb',
  '\u202eabc',
  'x\u0000yz',
  '...',
  '---',
  'www.evil.exemplo',
  'Loja.com',
  'http://a.bc',
  'https://a.bc/x',
  `https://a.bc/${'x'.repeat(1_500)}`,

  'joão@x.com',
  'an\u200ba@x.com',
  ' Ana@X.COM ',
  'a..b@x.com',
  '.a@x.com',
  'a@x',
  'a@-x.com',
  'a@b.c1',
  "o'b@x.com",

  `${'a'.repeat(242)}@exemplo.com`,
  `${'a'.repeat(243)}@exemplo.com`,
  'ana+obras@x.com.br',
  'ana@bücher.de',
  '1990-01-01',
  '2026-02-31',
  '2026-13-45',
  '2026-02-03',
  '1990-02-30',
  '23:59',
  '24:00',
  '00:00',

  '11222333000181',
  '11.222.333/0001-81',
  'CNPJ: 11.222.333/0001-81',
  '12.ABC.345/01DE-35',
  'AAAAAAAAAAAA45',
  '1122233300018',

  '4733330000',
  '(47) 99880-0100',
  '08007772828',
  '0800 777 2828',
  '+351 912 345 678',
  '+1 (212) 555-0100 ramal 12',
  '0000000000',

  '4733330000 4733330001',
  '40041234',
  '00 351 912345678',
  '89201000',
  '89201-000',
  '0000',
  'arquivo.pdf',
  '\u202efdp.pdf',
  'a/b.pdf',
  ...[
    2, 3, 10, 20, 60, 61, 119, 120, 121, 150, 151, 200, 201, 300, 301, 500, 501, 1_000, 1_001, 5_000, 5_001,
  ].map(longo),
  'https://hooks.slack.com/services/T0/B0/x',
  'https://outlook.office.com/webhook/x',
];
const VALORES: readonly unknown[] = [
  ...ESTRANHOS,
  ...NUMEROS,
  null,
  ...[0, 1, 2, 60, 61, 100, 101].map((n) => Array.from({ length: n }, (_, i) => `Setor ${i}`)),
  ...ESTRANHOS.map((texto) => [texto]),
];

interface Folha {
  caminho: string;
  esquema: Esquema;
}
const eTexto = (esquema: Esquema): boolean => ['string', 'enum', 'literal'].includes(definicao(esquema).type);

/** Leaves of a schema, by the names that lead to them. */
function* folhasDe(esquema: Esquema, caminho = ''): Generator<Folha> {
  const def = definicao(esquema);
  if (def.type === 'object') {
    for (const [campo, dentro] of Object.entries(def.shape))
      yield* folhasDe(dentro, caminho ? `${caminho}.${campo}` : campo);
    return;
  }
  if (def.innerType) return yield* folhasDe(def.innerType, caminho);
  if (def.element && !eTexto(def.element)) return yield* folhasDe(def.element, `${caminho}[]`);
  if (def.type === 'union' && def.options.some((um) => definicao(um).type === 'object')) {
    for (const opcao of def.options) yield* folhasDe(opcao, caminho);
    return;
  }
  if (def.type === 'array' && caminho === 'emails') return yield { caminho: `${caminho}[]`, esquema };
  yield { caminho, esquema };
}

const aceitosDe = new Map<Esquema, unknown[]>();
function aceitos(esquema: Esquema): unknown[] {
  const antes = aceitosDe.get(esquema);
  if (antes) return antes;
  const valores = VALORES.flatMap((valor) => {
    const lido = z.core.safeParse(esquema, valor);
    return lido.success ? [lido.data] : [];
  });
  aceitosDe.set(esquema, valores);
  return valores;
}

const CONTRATOS = Object.values(
  import.meta.glob<Record<string, unknown>>(['/src/domain/contratos/*.ts', '!/src/**/*.test.ts'], {
    eager: true,
  }),
)
  .flatMap((modulo) => Object.values(modulo))
  .filter(
    (valor): valor is { nome: string; entrada: Esquema } =>
      typeof valor === 'object' && valor !== null && 'entrada' in valor && 'nome' in valor,
  );

/** Ids and choices are none: nobody writes them. */
function livre({ esquema }: Folha) {
  if (['enum', 'literal', 'boolean', 'unknown'].includes(definicao(esquema).type)) return false;
  const valores = aceitos(esquema);
  const ehId = z.core.safeParse(esquema, 'aB_-x1zz99').success;
  return valores.some((valor) => !ehId || typeof valor !== 'string' || /[^\w-]/.test(valor));
}

/** Looked for, compared or thrown away: nothing of it is stored. */
const SO_PERGUNTA =
  /^(lidoEm|de|de\..*|base|sobre|senha|captcha|projeto|registro\.nomeFantasia|userEmail|image|tamanho|limite|prova\..*|recibo|codigo|categorias|filtro\..*|depois|depois\..*|cortes|dia|escolhas.*|linhas.*|regulamentoIdeias|colaboradorReference|mudancas\[\]\.(n|base)|stepN|empresas|grupos|respostas|email|nome|frontendPdfBase64|questionarios|para|segredo|operacaoId|ids|convites|votos|porPagina|pontas|status|empresa|skipPdfGeneration|fase|arquivo|vista|vistos|vistas\[\]\..*|noDia|das|ate)$/;

it('o que um contrato aceita, o registro em que se guarda aceita', () => {
  const recusados: string[] = [];
  const semLugar: string[] = [];
  let conferidos = 0;
  for (const { nome, entrada } of CONTRATOS)
    for (const folha of [...folhasDe(entrada)].filter(livre)) {
      const onde = GUARDADO[nome]?.[folha.caminho];
      if (!onde) {
        if (!SO_PERGUNTA.test(folha.caminho)) semLugar.push(`${nome} ${folha.caminho}`);
        continue;
      }
      const valores = aceitos(folha.esquema).flatMap((valor) =>
        folha.caminho === 'emails[]' ? (valor as unknown[]) : [valor],
      );
      for (const [registro, guardar] of onde)
        for (const valor of valores) {
          if (valor === null) continue;
          conferidos++;
          const guardado = guardar ? guardar(valor as never) : valor;
          const { error } = z.core.safeParse(registro, guardado);
          if (error)
            recusados.push(
              `${nome} ${folha.caminho}: ${JSON.stringify(valor).slice(0, 60)} — ${error.issues[0]?.message}`,
            );
        }
    }
  expect([...new Set(recusados)]).toEqual([]);
  expect(semLugar).toEqual([]);
  expect(conferidos).toBeGreaterThan(1_000);
});

it('todo nome desta tabela existe, e cada um aceita ao menos um dos valores', () => {
  const existem = new Map(
    CONTRATOS.map(({ nome, entrada }) => [
      nome,
      new Map([...folhasDe(entrada)].map((f) => [f.caminho, f.esquema])),
    ]),
  );
  const faltam = Object.entries(GUARDADO).flatMap(([nome, campos]) => {
    const dele = existem.get(nome);
    if (!dele) return [nome];
    return Object.keys(campos).some((campo) => dele.has(campo)) ? [] : [`${nome}: nada`];
  });
  expect(faltam).toEqual([]);
  const vazios = CONTRATOS.flatMap(({ nome }) =>
    Object.keys(GUARDADO[nome] ?? {}).flatMap((campo) => {
      const esquema = existem.get(nome)?.get(campo);
      return esquema && aceitos(esquema).length === 0 && !campo.includes('image') ? [`${nome} ${campo}`] : [];
    }),
  );
  expect(vazios).toEqual([]);
});
