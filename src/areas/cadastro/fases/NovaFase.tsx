/** In the question before several companies change their phase: to which one, and what will happen to each. */
import { List, NativeSelect, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/List.css';
import { useState } from 'react';
import { type Fase, VENCEDORES } from '@/domain/projetos/projeto';
import { tituloDaFase } from '@/domain/projetos/status';
import { plural } from '@/ui/texto/formatos';
import { previa } from './previa';
import { QuemPerde } from './QuemPerde';

interface Props {
  projeto: { id: string; fases: readonly Fase[] };
  /** Phases that the person may choose. */
  fases: readonly Fase[];
  /** Each company, and its phase now. */
  empresas: readonly { idEmpresa: string; status: number }[];
  /** Chosen until another is. */
  inicial: number;
  aoMudar: (fase: number) => void;
}

export function NovaFase({ projeto, fases, empresas, inicial, aoMudar }: Props) {
  const [para, mudar] = useState(inicial);
  const { saem, ficam } = previa(
    empresas.map(({ status }) => status),
    para,
  );
  const mudam = empresas.filter(({ status }) => status !== para).map(({ idEmpresa }) => idEmpresa);
  const destino = tituloDaFase(projeto, para);
  return (
    <Stack gap="sm">
      <NativeSelect
        label="Nova fase"
        data-autofocus
        value={String(para)}
        data={fases.map(({ id, titulo }) => ({ value: String(id), label: titulo }))}
        onChange={({ currentTarget }) => {
          mudar(Number(currentTarget.value));
          aoMudar(Number(currentTarget.value));
        }}
      />
      <div aria-live="polite">
        <Text size="sm" fw={600}>
          O que vai acontecer
        </Text>
        <List size="sm">
          {saem.map(({ fase, quantas }) => (
            <List.Item key={fase}>
              {plural(quantas, 'empresa passa', 'empresas passam')} de {tituloDaFase(projeto, fase)} para{' '}
              {destino}
            </List.Item>
          ))}
          {ficam > 0 ? (
            <List.Item>
              {plural(ficam, 'empresa já está', 'empresas já estão')} em {destino} e não muda
              {ficam === 1 ? '' : 'm'}
            </List.Item>
          ) : null}
        </List>
        <Text size="sm" c="dimmed">
          {para === VENCEDORES
            ? 'As empresas passam a constar entre as vencedoras do projeto, e são avisadas.'
            : 'Cada empresa que muda é avisada da fase nova.'}
        </Text>
        {mudam.length > 0 ? <QuemPerde idProjeto={projeto.id} empresas={mudam} para={para} /> : null}
      </div>
    </Stack>
  );
}
