/** What an idea rule says once it has begun: a text to read, instead of fields out of use. */
import type { ReactNode } from 'react';
import {
  CAMPOS_DE_GANHO,
  type RegulamentoIdeiasForm,
  ROTULO_DO_GANHO,
} from '@/domain/regulamentos/regulamento-form';
import type { SecaoDoFormulario } from '@/ui/formulario/SecoesDoFormulario';
import { data, numero } from '@/ui/texto/formatos';
import classes from './secoesLidas.module.css';
import { LinkEmOutraAba } from '@/ui/pagina/LinkEmOutraAba';

const secao = (titulo: string, fatos: Readonly<Record<string, ReactNode>>): SecaoDoFormulario => ({
  titulo,
  conteudo: (
    <dl className={classes.fatos}>
      {Object.entries(fatos).map(([rotulo, valor]) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  ),
});
/** Anything may have been typed: only web addresses are followed. */
const link = (endereco: string) =>
  /^https?:\/\//i.test(endereco) ? (
    <LinkEmOutraAba href={endereco}>{endereco}</LinkEmOutraAba>
  ) : (
    endereco || 'Nenhum'
  );
const simOuNao = (sim: boolean) => (sim ? 'Sim' : 'Não');

export const secoesLidas = (regulamento: RegulamentoIdeiasForm): SecaoDoFormulario[] => [
  secao('O regulamento', {
    Nome: regulamento.nome,
    'Início e fim': `${data(regulamento.dataInicial)} a ${data(regulamento.dataFinal)}`,
    'Link do regulamento': link(regulamento.linkRegulamento),
  }),
  secao('Moedas e pontos', {
    'Moedas por colaborador': numero(regulamento.quantidadeMoedasPorColaborador),
    ...Object.fromEntries(
      CAMPOS_DE_GANHO.map((campo) => [`Pontos: ${ROTULO_DO_GANHO[campo]}`, numero(regulamento[campo])]),
    ),
    'Máximo de ideias':
      regulamento.quantidadeMaximaIdeias === null ? 'Sem limite' : numero(regulamento.quantidadeMaximaIdeias),
  }),
  secao('Permissões', {
    'O autor controla comentários e patrocínio': simOuNao(regulamento.permitirControlarInteracao),
    'Ideias privadas': simOuNao(regulamento.permitirIdeiaPrivada),
  }),
];
