// A31: a guest's ADMIN, whom every flag is granted, writes nothing that speaks to strangers (decisions P181). The twin is
// the same person, whose company is the licensee's own. tests/rules/tabela.ts tries the same with every role.
import { describe, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { questionarios } from '@/domain/diagnostico/questionario';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { umEmbaixador, umLicenciado } from '@/domain/projetos/apoio.exemplo';
import { umaRegiao } from '@/domain/projetos/regiao.exemplo';
import { umColaborador, umProjeto } from '@tests/support/documentos';
import { EMPRESA_CONVIDADA, gilda } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  criadoAgora,
  criar,
  matrizDe,
  mudadoPor,
  mudar,
  novoId,
  permitido,
} from './ambiente';

const { como, semear, recusa } = await abrirAmbiente(import.meta.filename);
await semear(matrizDe(EMPRESA_CONVIDADA));

const ser = (empresaRole: 'NORMAL' | 'CONVIDADA') =>
  semear({ [gilda.referencia]: umColaborador(gilda, { empresaRole }) });

const REGISTROS: readonly [nome: string, colecao: string, um: () => { createdAt: Date }][] = [
  ['um projeto', caminhos.projetos(EMPRESA_CONVIDADA), () => umProjeto(gilda)],
  ['uma região', `${caminhos.projeto(EMPRESA_CONVIDADA, 'p')}/regioes`, () => umaRegiao(gilda, 'p')],
  ['um questionário', questionarios.onde(EMPRESA_CONVIDADA), () => umQuestionario(gilda)],
  ['um licenciado', caminhos.licenciados(EMPRESA_CONVIDADA), () => umLicenciado(gilda)],
  ['um embaixador', caminhos.embaixadores(EMPRESA_CONVIDADA), () => umEmbaixador(gilda)],
  ['uma embaixadora', caminhos.embaixadoresPessoas(EMPRESA_CONVIDADA), () => umEmbaixador(gilda)],
];

describe('A31 quem administra uma convidada', () => {
  it.each(REGISTROS)(
    'não cria, muda nem remove %s; de uma empresa da licenciada, sim',
    async (_nome, colecao, um) => {
      const [novo, velho, outro] = [novoId(), novoId(), novoId()].map((id) => `${colecao}/${id}`) as [
        string,
        string,
        string,
      ];
      await semear({ [velho]: um(), [outro]: um() });
      const criarUm = () => criar(como(gilda), novo, criadoAgora(um()));
      const carimbar = () => mudar(como(gilda), velho, mudadoPor(gilda));
      const remover = () => mudar(como(gilda), outro, { deletedAt: agora(), ...mudadoPor(gilda) });
      for (const [caminho, ato] of [
        [novo, criarUm],
        [velho, carimbar],
        [outro, remover],
      ] as const) {
        await ser('CONVIDADA');
        const podia = permitido(ato);
        await recusa(caminho, ato, podia);
        await ser('NORMAL');
        await podia();
      }
    },
  );
});
