/** What each event earns under a rule: one click away from what people have earned. */
import { Text } from '@mantine/core';
import { ROTULO_DOS_PONTOS } from '@/domain/pontos/pontos';
import type { RegulamentoIdeias } from '@/domain/regulamentos/regulamento-ideias';
import { plural } from '@/ui/texto/formatos';
import classes from './ComoSeGanham.module.css';

const GANHOS = [
  ['CADASTRO_DE_IDEIAS', 'quantidadeGanhoNoCadastro'],
  ['APROVACAO_DE_IDEIAS', 'quantidadeGanhoNaAprovacao'],
  ['IMPLEMENTACAO_DE_IDEIAS', 'quantidadeGanhoNaImplementacao'],
  ['PARTICIPACAO_DE_IDEIA_PROPRIA', 'quantidadeGanhoNaParticipacaoEImplementacaoIdeiaPropria'],
  ['PARTICIPACAO_DE_IDEIA_TERCEIRO', 'quantidadeGanhoNaParticipacaoEImplementacaoIdeiaTerceiro'],
] as const;

export const ComoSeGanham = ({ regulamento }: { regulamento: RegulamentoIdeias }) => (
  <details className={classes['como']}>
    <summary>Como se ganham pontos</summary>
    <ul>
      {GANHOS.map(([evento, campo]) => (
        <li key={evento}>
          {ROTULO_DOS_PONTOS[evento]} <b>{plural(regulamento[campo], 'ponto', 'pontos')}</b>
        </li>
      ))}
    </ul>
    <Text c="dimmed">
      Uma campanha para os seus setores pode valer mais enquanto dura, e o comitê pode dar um bônus.
    </Text>
  </details>
);
