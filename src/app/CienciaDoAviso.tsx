/**
 * Asks once, quietly, that the person takes note of the present privacy text, and records it (LGPD art. 8 §2). A mark
 * in the browser spares the read on the next visits.
 */
import { Alert, Anchor, Button, Group } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '@/ui/moldura/Link';
import { consentimentosData } from '@/areas/meusDados/consentimentos.data';
import { TERMOS, versaoEscrita } from '@/domain/pessoas/consentimentos';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { marcarCiencia } from './ciencia';

export default function CienciaDoAviso() {
  const sessao = useSessaoAtiva();
  const { data: aceite } = useQuery(consentimentosData.porTermo(sessao, 'privacidade'));
  const consentir = useMutation(consentimentosData.registrar(sessao, 'privacidade'));
  const [feito, definirFeito] = useState(false);
  if (aceite) marcarCiencia(sessao.uid);
  if (aceite !== null || feito) return null;
  return (
    <Alert role="region" className="so-na-tela" color="blue" p="sm" title="Como os seus dados são tratados">
      <Group justify="space-between" gap="sm">
        <span>
          Leia{' '}
          <Anchor component={Link} to={TERMOS.privacidade.caminho} underline="always" inherit>
            {TERMOS.privacidade.titulo}
          </Anchor>{' '}
          (versão {versaoEscrita('privacidade')}) e registre que tomou conhecimento.
        </span>
        <Button
          size="xs"
          variant="default"
          loading={consentir.isPending}
          onClick={() => consentir.mutate(undefined, { onSuccess: () => definirFeito(true) })}
        >
          Estou ciente
        </Button>
      </Group>
    </Alert>
  );
}
