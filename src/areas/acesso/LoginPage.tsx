/** Login (part 1 §2 and §5). Only the form is on the first load; the Auth SDK comes when the page is idle. */
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  Paper,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { type FormEvent, Suspense, useEffect, useState } from 'react';
import { codigoDoErro, CREDENCIAIS_INCORRETAS, mensagemDoErro, senhaRecusada } from '@/domain/comum/erros';
import { aoMudarSessao, sessaoAtual } from '@/firebase/sessao/estadoDaSessao';
import { guardaAlgo } from '@/navegador/guarda';
import { Marca } from '@/ui/moldura/Marca';
import { quandoOcioso } from '@/ui/moldura/quandoOcioso';
import { PaginaPublica } from '@/ui/pagina/PaginaPublica';
import { Cena, classeDaEntrada } from './Cena';
import { anotarFalha, esquecerFalhas, espera, fraseDaEspera } from './tentativas';
import { parte, porCima } from '@/ui/moldura/parte';

const EsqueciSenhaModal = parte(
  () => import('./EsqueciSenhaModal').then((m) => m.EsqueciSenhaModal),
  porCima,
);

const carregarAutenticacao = () => import('@/firebase/sessao/autenticacao');
/** Schemas are too heavy for the first page: the server looks more closely. */
const pareceEmail = (texto: string) => texto.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(texto);

interface Erros {
  email?: string | undefined;
  senha?: string | undefined;
  geral?: string | undefined;
}

function validar(email: string, senha: string): Erros {
  return {
    email: !email.trim() ? 'E-mail obrigatório' : pareceEmail(email.trim()) ? undefined : 'E-mail inválido',
    senha: senha ? undefined : 'Senha obrigatória',
  };
}

export function LoginPage({ aviso }: { aviso?: string | undefined }) {
  const [email, definirEmail] = useState('');
  const [senha, definirSenha] = useState('');
  const [lembrar, definirLembrar] = useState(false);
  const [erros, definirErros] = useState<Erros>({});
  const [entrando, definirEntrando] = useState(false);
  const [esqueci, definirEsqueci] = useState(false);
  const [guarda] = useState(guardaAlgo);

  useEffect(() => {
    // A failure here shows when the form is sent.
    quandoOcioso(() => void carregarAutenticacao().catch(() => undefined));
  }, []);

  useEffect(
    () =>
      aoMudarSessao(() => {
        // The account is right but opens nothing: the session ended before it began, with a notice.
        if (sessaoAtual().estado === 'deslogado') definirEntrando(false);
      }),
    [],
  );

  async function acessar(evento: FormEvent<HTMLFormElement>) {
    evento.preventDefault();
    if (entrando) return;
    const problemas = validar(email, senha);
    definirErros(problemas);
    if (problemas.email ?? problemas.senha) {
      // People who listen hear the refused field with what is wrong with it.
      evento.currentTarget
        .querySelector<HTMLElement>(`[name=${problemas.email ? 'email' : 'senha'}]`)
        ?.focus();
      return;
    }
    const falta = espera();
    if (falta > 0) return definirErros({ geral: fraseDaEspera(falta) });
    definirEntrando(true);
    try {
      const [{ entrar }, { iniciarSessao }] = await Promise.all([
        carregarAutenticacao(),
        import('@/firebase/sessao/cicloDaSessao'),
      ]);
      await entrar(email, senha, lembrar);
      esquecerFalhas();
      iniciarSessao();
    } catch (erro) {
      if (senhaRecusada(erro)) anotarFalha();
      // One sentence for unknown person and wrong password (decisions P23).
      const desconhecida = codigoDoErro(erro) === 'auth/user-not-found';
      definirErros({ geral: desconhecida ? CREDENCIAIS_INCORRETAS : mensagemDoErro(erro) });
      definirEntrando(false);
    }
  }

  return (
    <div className={classeDaEntrada}>
      <PaginaPublica topo={<Cena />}>
        <Paper withBorder p={{ base: 'lg', xs: 'xl' }} radius="md" w="100%" maw={420}>
          <form onSubmit={(evento) => void acessar(evento)} noValidate aria-label="Entrar">
            <Stack gap="md">
              <Marca />
              <div>
                <Title order={1} size="h2" mb={4}>
                  Entre na sua conta
                </Title>
                <Text c="dimmed" size="sm">
                  Ideias, desafios e diagnósticos da sua empresa em um só lugar.
                </Text>
              </div>
              {(erros.geral ?? aviso) && (
                <Alert color="red" variant="light" role="alert">
                  {erros.geral ?? aviso}
                </Alert>
              )}
              <TextInput
                label="E-mail"
                type="email"
                name="email"
                autoComplete="username"
                autoFocus
                value={email}
                error={erros.email}
                onChange={({ currentTarget }) => definirEmail(currentTarget.value)}
              />
              <PasswordInput
                label="Senha"
                name="senha"
                autoComplete="current-password"
                value={senha}
                error={erros.senha}
                visibilityToggleButtonProps={{ 'aria-label': 'Mostrar ou esconder a senha' }}
                onChange={({ currentTarget }) => definirSenha(currentTarget.value)}
              />
              <Anchor
                component="button"
                type="button"
                size="sm"
                ta="left"
                onClick={() => definirEsqueci(true)}
              >
                Esqueci a senha
              </Anchor>
              <Checkbox
                label="Lembrar-me por 30 dias"
                description={
                  guarda
                    ? undefined
                    : 'Este navegador não guarda dados: a sessão termina quando você fechar ou recarregar a página.'
                }
                checked={lembrar}
                onChange={({ currentTarget }) => definirLembrar(currentTarget.checked)}
              />
              <Button type="submit" loading={entrando} fullWidth>
                Acessar
              </Button>
            </Stack>
          </form>
        </Paper>
        {esqueci && (
          <Suspense fallback={null}>
            <EsqueciSenhaModal emailInicial={email} aoFechar={() => definirEsqueci(false)} />
          </Suspense>
        )}
      </PaginaPublica>
    </div>
  );
}
