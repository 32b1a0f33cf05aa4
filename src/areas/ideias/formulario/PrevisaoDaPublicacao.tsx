/**
 * What publishing under the rule of the form brings. That no place is left shows before anybody writes, the rest by
 * the button.
 */
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SEM_VAGAS } from '@/domain/pontos/vagas';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { previsaoEmPalavras } from './previsaoEmPalavras';
import { previsao } from './previsao.data';

/** It only helps: where it cannot be read, the form goes on without it. */
const usePrevisao = (regulamento: string) => useQuery(previsao(useSessaoAtiva(), regulamento)).data;

export function SemVagas({ regulamento }: { regulamento: string }) {
  const vagas = usePrevisao(regulamento)?.vagas;
  if (vagas?.livres !== 0) return null;
  return (
    <Alert color="yellow" title={SEM_VAGAS}>
      O regulamento recebe no máximo {vagas.total} ideias. Você ainda pode salvar o rascunho.
    </Alert>
  );
}

export function PrevisaoDaPublicacao({ regulamento }: { regulamento: string }) {
  const traz = usePrevisao(regulamento);
  return traz && traz.vagas?.livres !== 0 ? previsaoEmPalavras(traz) : null;
}
