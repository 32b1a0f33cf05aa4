/** The company's channels: Teams at work, Slack switched off by failures, and what they were told lately. */
import {
  caminhosDosCanais,
  type Canal,
  canalSchema,
  type Entrega,
  entregaSchema,
} from '@/domain/canais/canal';
import { novaNaFila } from '@/domain/comum/fila';
import type { Contexto } from '@/domain/comum/caminhos';
import { dia } from './calendario';
import type { Documentos } from './gravar';

const base = { falhas: 0, desligadoEm: null, segredo: 'segredo-da-demonstracao-que-nao-assina-nada-real' };
const feito = 'O canal recebeu o aviso.';
const falhou = 'O endereço respondeu 404.';

/** Days ago, what it told of, and how it ended. */
const NO_TEAMS: [dias: number, evento: Entrega['evento'], numero: number][] = [
  [-2, 'IDEIA_PUBLICADA', 1],
  [-5, 'IDEIA_IMPLEMENTADA', 2],
  [-9, 'DESAFIO_PUBLICADO', 3],
];

export function canais(contexto: Contexto, quem: string): Documentos {
  const alvo = caminhosDosCanais.canal(contexto, 'TEAMS');
  const canal = (dados: Pick<Canal, 'url' | 'eventos' | 'ligado'> & Partial<Canal>) =>
    canalSchema.parse({ ...base, updatedAt: dia(-20, 10), updatedBy: quem, ...dados });
  const entrega = (dias: number, evento: Entrega['evento'], fim: Partial<Entrega>) =>
    entregaSchema.parse({ ...novaNaFila(dia(dias, 14, 20)), evento, alvo, tentativas: 1, ...fim });
  const doTeams = caminhosDosCanais.entregas(contexto, 'TEAMS');
  const doSlack = caminhosDosCanais.entregas(contexto, 'SLACK');
  return [
    [
      caminhosDosCanais.canal(contexto, 'TEAMS'),
      canal({
        url: 'https://aurora.webhook.office.com/webhookb2/demonstracao',
        eventos: ['IDEIA_PUBLICADA', 'IDEIA_IMPLEMENTADA', 'DESAFIO_PUBLICADO', 'RESULTADOS_PUBLICADOS'],
        ligado: true,
      }),
    ],
    [
      caminhosDosCanais.canal(contexto, 'SLACK'),
      canal({
        url: 'https://hooks.slack.com/services/demonstracao/sumiu',
        eventos: ['VOTACAO_ENCERRADA'],
        ligado: false,
        falhas: 5,
        desligadoEm: dia(-11, 9, 5),
      }),
    ],
    ...NO_TEAMS.map(([dias, evento, numero]): [string, object] => [
      `${doTeams}/demonstracao-${numero}`,
      entrega(dias, evento, { estado: 'ENVIADO', resposta: feito }),
    ]),
    [`${doSlack}/demonstracao-1`, entrega(-11, 'VOTACAO_ENCERRADA', { estado: 'FALHOU', resposta: falhou })],
    [`${doSlack}/demonstracao-2`, entrega(-12, 'TESTE', { estado: 'ENVIADO', resposta: feito })],
  ];
}
