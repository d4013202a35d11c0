//! A club as it is stored, and who may do what there.

use crate::api::{ClubCard, ClubRef, PersonName, UserKind};
use crate::error::Error;
use crate::hall::Hall;
use crate::ids::{self, GatheringId, UserId};
use crate::store::{GatheringKind, GatheringRow, StoreError};
use serde::{Deserialize, Serialize};

/// So many members a club has at most, and so many are asked at a time.
const MOST: usize = 500;
const MOST_ASKED: usize = 100;

/// People who play together. Fields may be added with a default, never changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Club {
    pub name: String,
    #[serde(default)]
    pub about: String,
    /// May whoever comes join?
    pub open: bool,
    /// The word of the link.
    pub invite: String,
    /// In the order in which they came; the first one leads.
    pub members: Vec<Member>,
    /// Those who are asked to join.
    #[serde(default)]
    pub asked: Vec<UserId>,
}

/// A member.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Member {
    pub user: UserId,
    pub name: String,
    pub kind: UserKind,
}

impl Member {
    pub fn shown(&self) -> PersonName {
        PersonName { id: self.user.to_string(), name: self.name.clone(), kind: self.kind }
    }
}

impl Club {
    pub fn new(name: String, about: String, open: bool, founder: Member) -> Self {
        Club { name, about, open, invite: ids::letters(16), members: vec![founder], asked: Vec::new() }
    }

    pub fn is_member(&self, user: &UserId) -> bool {
        self.members.iter().any(|member| member.user == *user)
    }

    pub fn is_led_by(&self, user: &UserId) -> bool {
        self.members.first().is_some_and(|member| member.user == *user)
    }

    /// Everybody who finds it among their own.
    pub fn people(&self) -> Vec<UserId> {
        let mut people: Vec<UserId> =
            self.members.iter().map(|member| &member.user).chain(&self.asked).cloned().collect();
        people.sort();
        people.dedup();
        people
    }

    fn member(&self, user: &UserId) -> Result<(), Error> {
        if self.is_member(user) {
            Ok(())
        } else {
            Err(Error::Forbidden("only members of the club may do this"))
        }
    }

    fn leader(&self, user: &UserId) -> Result<(), Error> {
        if self.is_led_by(user) {
            Ok(())
        } else {
            Err(Error::Forbidden("only who leads the club may do this"))
        }
    }

    pub fn join(&mut self, member: Member, invite: Option<&str>) -> Result<(), Error> {
        if self.is_member(&member.user) {
            return Ok(());
        }
        let asked = self.asked.contains(&member.user);
        if !self.open && !asked && invite != Some(self.invite.as_str()) {
            return Err(Error::Forbidden("one joins this club when one is asked, or with its link"));
        }
        if self.members.len() >= MOST {
            return Err(Error::WrongTime("the club has as many members as may be"));
        }
        self.asked.retain(|user| *user != member.user);
        self.members.push(member);
        Ok(())
    }

    /// Leaves, or declines. Whoever has been a member for the longest time leads then.
    pub fn leave(&mut self, user: &UserId) {
        self.members.retain(|member| member.user != *user);
        self.asked.retain(|asked| asked != user);
    }

    pub fn ask(&mut self, by: &UserId, user: &UserId) -> Result<(), Error> {
        self.member(by)?;
        if self.is_member(user) || self.asked.contains(user) {
            return Ok(());
        }
        if self.asked.len() >= MOST_ASKED {
            return Err(Error::WrongTime("as many people are asked as may be; wait for their answers"));
        }
        self.asked.push(user.clone());
        Ok(())
    }

    pub fn remove(&mut self, by: &UserId, user: &UserId) -> Result<(), Error> {
        self.leader(by)?;
        if by == user {
            return Err(Error::invalid("person: expected somebody else"));
        }
        self.leave(user);
        Ok(())
    }

    pub fn describe(&mut self, by: &UserId, about: String, open: bool) -> Result<(), Error> {
        self.leader(by)?;
        (self.about, self.open) = (about, open);
        Ok(())
    }

    pub fn renew(&mut self, by: &UserId) -> Result<(), Error> {
        self.leader(by)?;
        self.invite = ids::letters(16);
        Ok(())
    }

    pub fn reference(&self, id: &str) -> ClubRef {
        ClubRef { id: id.to_owned(), name: self.name.clone() }
    }

    pub fn card(&self, id: &str, user: Option<&UserId>) -> ClubCard {
        ClubCard {
            id: id.to_owned(),
            name: self.name.clone(),
            about: self.about.clone(),
            open: self.open,
            members: self.members.len() as u32,
            joined: user.is_some_and(|user| self.is_member(user)),
            asked: user.is_some_and(|user| self.asked.contains(user)),
        }
    }
}

/// So often it is tried again when somebody else was faster.
const TRIES: usize = 8;

/// A club from its row.
pub(crate) fn read(row: &GatheringRow) -> Result<Club, Error> {
    serde_json::from_str(&row.body).map_err(|_| Error::Unavailable("a stored club cannot be read"))
}

/// The row of a club after a change.
pub(crate) fn row_of(id: GatheringId, club: &Club, before: Option<&GatheringRow>, now: i64) -> GatheringRow {
    GatheringRow {
        id,
        kind: GatheringKind::Club,
        status: "open".to_owned(),
        home: None,
        due: None,
        rev: before.map_or(0, |row| row.rev + 1),
        created_at: before.map_or(now, |row| row.created_at),
        updated_at: now,
        people: club.people(),
        body: serde_json::to_string(club).unwrap_or_default(),
    }
}

/// The row of a club.
pub(crate) async fn stored(hall: &Hall, id: &GatheringId) -> Result<GatheringRow, Error> {
    let row = hall.store.gathering(id).await?.filter(|row| row.kind == GatheringKind::Club);
    row.ok_or(Error::NotFound("club"))
}

/// A stored club, changed by `change`, which may be called again when somebody else was faster. A club without members
/// is gone.
pub(crate) async fn change(
    hall: &Hall,
    id: &GatheringId,
    mut change: impl FnMut(&mut Club) -> Result<(), Error>,
) -> Result<(), Error> {
    for _ in 0..TRIES {
        let row = stored(hall, id).await?;
        let before = read(&row)?;
        let mut club = before.clone();
        change(&mut club)?;
        if club == before {
            return Ok(());
        }
        let done = if club.members.is_empty() {
            hall.store.remove_gathering(id, row.rev).await
        } else {
            hall.store.put_gathering(row_of(id.clone(), &club, Some(&row), hall.time.now()), row.rev).await
        };
        match done {
            Ok(()) => return Ok(()),
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Error::Unavailable("others are faster all the time; try again"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(name: &str) -> Member {
        Member { user: UserId::new(name), name: name.to_owned(), kind: UserKind::Guest }
    }

    fn club(open: bool) -> Club {
        Club::new("Lamplight".to_owned(), String::new(), open, member("ada"))
    }

    #[test]
    fn whoever_comes_joins_an_open_club_and_nobody_twice() {
        let mut club = club(true);
        for _ in 0..2 {
            club.join(member("ben"), None).unwrap();
        }
        assert_eq!(club.members.len(), 2);
    }

    #[test]
    fn a_closed_club_is_joined_with_the_link_or_when_one_is_asked() {
        let mut club = club(false);
        assert!(club.join(member("ben"), None).is_err());
        assert!(club.join(member("ben"), Some("guess")).is_err());
        let invite = club.invite.clone();
        club.join(member("ben"), Some(&invite)).unwrap();
        assert!(club.ask(&UserId::new("eve"), &UserId::new("dan")).is_err(), "only members ask");
        club.ask(&UserId::new("ben"), &UserId::new("cid")).unwrap();
        assert!(club.people().contains(&UserId::new("cid")), "who is asked finds it");
        club.join(member("cid"), None).unwrap();
        assert!(club.asked.is_empty());
    }

    #[test]
    fn when_who_leads_it_leaves_the_next_one_leads() {
        let mut club = club(true);
        club.join(member("ben"), None).unwrap();
        assert!(club.remove(&UserId::new("ben"), &UserId::new("ada")).is_err());
        club.leave(&UserId::new("ada"));
        assert!(club.is_led_by(&UserId::new("ben")));
        assert!(club.renew(&UserId::new("ada")).is_err());
        club.renew(&UserId::new("ben")).unwrap();
    }
}
